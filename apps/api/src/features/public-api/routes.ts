import {
  CURSOR_RULE,
  type Invoice,
  installationSnippet,
  installationTag,
  PAGE_SIZE,
  type WidgetConfigChange,
  type WidgetUsage,
} from '@evenway/contract';
import { publicEndpoints } from '@evenway/contract/schemas';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { invalidFields } from '../../platform/http/invalid-fields.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOrganization } from '../organization/organization-repository.ts';
import { listMembers } from '../users/user-repository.ts';
import { findPublicWebsite, toPublicWebsite } from '../websites/public-website-repository.ts';
import { listWebsitesWithActivity } from '../websites/website-activity-repository.ts';
import { registerWebsite, requireWebsite, type WebsiteRow, websiteTarget } from '../websites/website-repository.ts';
import { findSettings, type WidgetSettings } from '../widget-config/widget-config-repository.ts';
import { idempotently } from './idempotently.ts';
import { toPublicInvoice, toPublicMember, visitLimit } from './to-public.ts';

/** What the public API needs from other features. */
export interface PublicApiOperations {
  saveSettings(
    tx: Transaction,
    change: { organizationId: string; websiteId: string; userId: null },
    config: WidgetConfigChange,
  ): Promise<{ website: WebsiteRow; settings: WidgetSettings }>;
  readUsage(website: WebsiteRow): Promise<WidgetUsage>;
  listInvoices(website: WebsiteRow): Promise<Invoice[]>;
}

/** Calls with a key. Each corresponds to a call of the application: its own schemas, the same operations. */
export function publicApiRoutes(platform: Platform, operations: PublicApiOperations): Implementation[] {
  const { database } = platform;

  const findWebsite = async (db: Queryable, organizationId: string, id: string) => {
    const website = await findPublicWebsite(db, organizationId, id);
    if (!website) throw new AppError('website_gone');
    return website;
  };
  const toConfiguration = (websiteId: string, { config, lastChange }: WidgetSettings) => ({
    websiteId,
    configuration: config,
    changedAt: lastChange?.at ?? null,
  });
  /** One more than requested, which tells whether there is another page. */
  const listWebsites = (organizationId: string, query: Parameters<typeof limitOf>[0]) =>
    listWebsitesWithActivity(database, organizationId, { after: cursorOf(query), limit: limitOf(query) + 1 });

  return [
    implement(publicEndpoints.getKey, async ({ session }) => {
      const organization = await findOrganization(database, session.orgId);
      if (!organization) throw new AppError('key_invalid');
      return {
        name: session.keyName,
        scopes: [...session.scopes],
        expiresAt: session.expiresAt.toISOString(),
        organization,
      };
    }),
    implement(publicEndpoints.listWebsites, async ({ session, input: { query } }) => {
      const { data, nextCursor } = pageOf(await listWebsites(session.orgId, query), query, ({ domain }) => domain);
      return { data: data.map(toPublicWebsite), nextCursor };
    }),
    implement(publicEndpoints.registerWebsite, (call) =>
      idempotently(database, call, async (tx) => {
        const { session, input } = call;
        const { website, isNew } = await registerWebsite(tx, session.orgId, input.body.domain);
        if (!isNew) throw new AppError('website_exists');
        await call.record(tx, { target: websiteTarget(website) });
        return findWebsite(tx, session.orgId, website.id);
      }),
    ),
    implement(publicEndpoints.getWebsite, ({ session, input: { params } }) =>
      findWebsite(database, session.orgId, params.id),
    ),
    implement(publicEndpoints.getSnippet, async ({ session, input: { params } }) => {
      const { id, uniqueId } = await requireWebsite(database, session.orgId, params.id);
      const snippet = { cdnUrl: platform.settings.WIDGET_CDN_URL, uniqueId };
      return { websiteId: id, html: installationSnippet(snippet), tag: installationTag(snippet) };
    }),
    implement(publicEndpoints.getConfiguration, async ({ session, input: { params } }) => {
      const { id } = await requireWebsite(database, session.orgId, params.id);
      return toConfiguration(id, await findSettings(database, id));
    }),
    implement(publicEndpoints.changeConfiguration, (call) =>
      idempotently(database, call, async (tx) => {
        const { session, input } = call;
        const { configuration } = input.body;
        const change = { organizationId: session.orgId, websiteId: input.params.id, userId: null };
        const { website, settings } = await operations.saveSettings(tx, change, configuration);
        const changed = Object.keys(configuration).join(', ');
        await call.record(tx, { target: websiteTarget(website), details: { settings: changed } });
        return toConfiguration(website.id, settings);
      }),
    ),
    implement(publicEndpoints.getWebsiteUsage, async ({ session, input: { params } }) => {
      const website = await requireWebsite(database, session.orgId, params.id);
      const { visits, months, features } = await operations.readUsage(website);
      const month = months.at(-1)?.month ?? '';
      return {
        websiteId: website.id,
        month,
        visits,
        ...visitLimit(website.subscriptionName),
        months,
        functions: features,
      };
    }),
    implement(publicEndpoints.listUsage, async ({ session, input: { query } }) => {
      const { data, nextCursor } = pageOf(await listWebsites(session.orgId, query), query, ({ domain }) => domain);
      const lines = data.map(({ id, domain, subscriptionName, visits: { month, counts } }) => ({
        websiteId: id,
        domain,
        month,
        visits: counts.at(-1) ?? 0,
        ...visitLimit(subscriptionName),
      }));
      return { data: lines, nextCursor };
    }),
    implement(publicEndpoints.listInvoices, async ({ session, input: { params, query } }) => {
      const invoices = await operations.listInvoices(await requireWebsite(database, session.orgId, params.id));
      return pageWithin(invoices.map(toPublicInvoice), query, ({ id }) => id);
    }),
    implement(publicEndpoints.listMembers, async ({ session, input: { query } }) => {
      const members = await listMembers(database, session.orgId);
      return pageWithin(members.map(toPublicMember), query, ({ id }) => id);
    }),
  ];
}

interface PageQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

interface Page<Item> {
  readonly data: Item[];
  readonly nextCursor: string | null;
}

const limitOf = ({ limit }: PageQuery): number => limit ?? PAGE_SIZE.usual;

/** The last item of the previous page; undefined for the first page. The content of cursors is not part of the API. */
function cursorOf({ cursor }: PageQuery): string | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString();
  // Only cursors that we made: anything else would list from an unknown position.
  if (text === '' || text.includes('\u0000') || toCursor(text) !== cursor)
    throw invalidFields([{ field: 'cursor', rule: CURSOR_RULE }]);
  return text;
}

/** A page, given one more item than requested: that one says that there are more. */
function pageOf<Item>(read: readonly Item[], query: PageQuery, keyOf: (item: Item) => string): Page<Item> {
  const limit = limitOf(query);
  const data = read.slice(0, limit);
  const last = data.at(-1);
  return { data, nextCursor: read.length > limit && last !== undefined ? toCursor(keyOf(last)) : null };
}

/** A page of a list that is read as a whole. If the cursor's item is gone, it starts over rather than ending early. */
function pageWithin<Item>(all: readonly Item[], query: PageQuery, keyOf: (item: Item) => string): Page<Item> {
  const cursor = cursorOf(query);
  const start = cursor === undefined ? 0 : all.findIndex((item) => keyOf(item) === cursor) + 1;
  return pageOf(all.slice(start), query, keyOf);
}

const toCursor = (key: string) => Buffer.from(key).toString('base64url');
