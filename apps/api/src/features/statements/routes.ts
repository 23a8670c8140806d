import { Readable } from 'node:stream';
import { emptyStatement, type Language, type Statement, statementPath, statementProblems } from '@evenway/contract';
import { endpoints, PublishedContent } from '@evenway/contract/schemas';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement, implementDownload } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOrganization } from '../organization/organization-repository.ts';
import { lockWebsite, requireWebsite, type WebsiteRow, websiteTarget } from '../websites/website-repository.ts';
import { findSettings, saveConfig } from '../widget-config/widget-config-repository.ts';
import { compareBlocks } from './compare-blocks.ts';
import { describeStatement } from './describe-statement.ts';
import { findBarriers } from './find-barriers.ts';
import { renderStatement } from './render-statement.ts';
import {
  findAuthor,
  findStatement,
  findVersion,
  insertVersion,
  listVersions,
  lockStatement,
  type StatementRow,
  saveDraft,
  saveIndexable,
  unpublish,
} from './statement-repository.ts';

/** What the statement's author wants to know from other features, injected where features are composed. */
interface StatementFacts {
  /** Half of the visitors' messages were answered within this many days; null when there are too few of them. */
  medianResponseDays(db: Queryable, websiteId: string): Promise<number | null>;
}

interface Place {
  readonly websiteId: string;
  readonly language: Language;
}

export function statementRoutes(
  { database, settings, limits: rateLimits }: Platform,
  facts: StatementFacts,
): Implementation[] {
  const addressOf = ({ publicId }: StatementRow) => new URL(statementPath(publicId), settings.WEB_URL).href;

  const toStatement = async (db: Queryable, website: WebsiteRow, language: Language): Promise<Statement> => {
    const row = await findStatement(db, website.id, language);
    const mayBeIndexable = website.ownershipProvenAt !== null;
    if (!row) {
      const draft = await startingDraft(db, website, language);
      return { ...NOTHING_YET, language, draft, mayBeIndexable };
    }
    const { config } = await findSettings(db, website.id);
    const address = addressOf(row);
    return {
      language,
      draft: row.draft,
      revision: row.revision,
      savedAt: row.savedAt.toISOString(),
      savedBy: await findAuthor(db, row.savedBy),
      publishedNumber: row.publishedNumber,
      versions: await listVersions(db, row.id),
      address,
      isIndexable: row.isIndexable,
      isLinked: config.statementUrl === address,
      mayBeIndexable,
    };
  };
  /** Locked, so that what is decided about it holds until the end of the transaction. */
  const lockPlace = async (tx: Transaction, organizationId: string, { websiteId, language }: Place) => {
    const website = await lockWebsite(tx, organizationId, websiteId);
    if (!website) throw new AppError('website_gone');
    return { website, row: await lockStatement(tx, websiteId, language) };
  };
  /** The widget links to one address at a time, which its own settings hold. */
  const link = async (tx: Transaction, row: StatementRow, userId: string, isLinked: boolean) => {
    const { config } = await findSettings(tx, row.websiteId);
    const address = addressOf(row);
    if ((config.statementUrl === address) === isLinked) return;
    await saveConfig(tx, row.websiteId, { statementUrl: isLinked ? address : null }, userId);
  };
  const requireVersion = async (organizationId: string, { websiteId, language }: Place, number: string) => {
    const website = await requireWebsite(database, organizationId, websiteId);
    const row = await findStatement(database, website.id, language);
    const version = row && (await findVersion(database, row.id, Number(number)));
    if (!version) throw new AppError('statement_version_gone');
    return { website, row, version };
  };

  return [
    implement(endpoints.getStatement, async ({ session, input: { params } }) =>
      toStatement(database, await requireWebsite(database, session.orgId, params.websiteId), params.language),
    ),
    implement(endpoints.saveStatementDraft, async ({ session, input: { params, body } }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      const draft = { ...params, websiteId: website.id, content: body.content, savedBy: session.userId };
      const saved = await saveDraft(database, draft, body.revision);
      if (!saved) throw new AppError('statement_changed');
      return { revision: saved.revision, savedAt: saved.savedAt.toISOString(), address: addressOf(saved) };
    }),
    implement(endpoints.previewStatement, async ({ session, input: { params } }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      const row = await findStatement(database, website.id, params.language);
      const draft = row?.draft ?? (await startingDraft(database, website, params.language));
      const described = describeStatement(draft, params.language);
      const published = row?.publishedNumber ? await findVersion(database, row.id, row.publishedNumber) : null;
      return {
        ...described,
        problems: statementProblems(draft),
        difference: published && compareBlocks(published.blocks, described.blocks),
      };
    }),
    implement(endpoints.listOfferedLimits, async ({ session, input: { params } }) => {
      const { id } = await requireWebsite(database, session.orgId, params.websiteId);
      return {
        limits: await findBarriers(database, id, params.language),
        medianResponseDays: await facts.medianResponseDays(database, id),
      };
    }),
    implement(endpoints.publishStatement, async ({ session, input: { params, body }, record }) => {
      await requireWebsite(database, session.orgId, params.websiteId);
      await rateLimits.consume(limits.statementPerWebsite, params.websiteId);
      return database.transaction(async (tx) => {
        const { website, row } = await lockPlace(tx, session.orgId, params);
        if (!row || row.revision !== body.revision) throw new AppError('statement_changed');
        if (!PublishedContent.safeParse(row.draft).success) throw new AppError('statement_incomplete');
        const number = await insertVersion(tx, row, describeStatement(row.draft, row.language), session.userId);
        await record(tx, {
          target: websiteTarget(website),
          details: { language: row.language, version: number, conformance: row.draft.conformance.status },
        });
        return toStatement(tx, website, row.language);
      });
    }),
    implement(endpoints.unpublishStatement, ({ session, input: { params }, record }) =>
      database.transaction(async (tx) => {
        const { website, row } = await lockPlace(tx, session.orgId, params);
        if (!row?.publishedNumber) throw new AppError('statement_unpublished');
        await unpublish(tx, row.id);
        await link(tx, row, session.userId, false);
        await record(tx, { target: websiteTarget(website), details: { language: row.language } });
        return toStatement(tx, website, row.language);
      }),
    ),
    implement(endpoints.changeStatementSettings, ({ session, input: { params, body }, record }) =>
      database.transaction(async (tx) => {
        const { website, row } = await lockPlace(tx, session.orgId, params);
        const { isIndexable, isLinked } = body;
        // A link to a page that is not there would be worse than none.
        if (!row?.publishedNumber) throw new AppError('statement_unpublished');
        if (isIndexable && website.ownershipProvenAt === null) throw new AppError('statement_unproven');
        if (isIndexable !== undefined) await saveIndexable(tx, row.id, isIndexable);
        if (isLinked !== undefined) await link(tx, row, session.userId, isLinked);
        const details = {
          language: row.language,
          ...(isIndexable !== undefined && { isIndexable }),
          ...(isLinked !== undefined && { isLinked }),
        };
        await record(tx, { target: websiteTarget(website), details });
        return toStatement(tx, website, row.language);
      }),
    ),
    implement(endpoints.getStatementVersion, async ({ session, input: { params } }) => {
      const { row, version } = await requireVersion(session.orgId, params, params.number);
      const before = await findVersion(database, row.id, version.number - 1);
      return {
        number: version.number,
        publishedAt: version.publishedAt.toISOString(),
        publishedBy: await findAuthor(database, version.publishedBy),
        title: version.title,
        blocks: version.blocks,
        difference: before && compareBlocks(before.blocks, version.blocks),
      };
    }),
    implementDownload(endpoints.downloadStatement, async ({ session, input: { params } }) => {
      const { row, version } = await requireVersion(session.orgId, params, params.number);
      const html = renderStatement({
        ...version,
        language: row.language,
        organization: version.content.organization,
        brandName: settings.BRAND_NAME,
        isIndexable: true,
        isEmbedded: true,
        other: null,
      });
      const bytes = Buffer.from(html);
      return {
        name: `accessibility-statement-${row.language}-${version.number}.html`,
        type: 'text/html; charset=utf-8',
        content: Readable.from([bytes]),
        size: bytes.length,
      };
    }),
  ];
}

const NOTHING_YET = {
  revision: 0,
  savedAt: null,
  savedBy: null,
  publishedNumber: null,
  versions: [],
  address: null,
  isIndexable: false,
  isLinked: false,
};

async function startingDraft(db: Queryable, website: WebsiteRow, language: Language) {
  const organization = await findOrganization(db, website.organizationId);
  return emptyStatement(organization?.name ?? '', website.domain, language);
}
