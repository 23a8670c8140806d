import type { OwnershipMethod, WidgetRelease } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import type { RecordChange } from '../../platform/audit/record.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { createTxtResolver } from '../../platform/public-pages/txt-records.ts';
import { requireWebsite, saveOwnership, type WebsiteRow, websiteTarget } from '../websites/website-repository.ts';
import { checkPage } from './check-page.ts';
import { findProof } from './find-proof.ts';
import { findInstallation } from './installation-repository.ts';
import { toOwnership } from './ownership.ts';

/** The maximum number of pages that this server reads at the same time. */
const MOST_AT_ONCE = 24;
/** A page may hang for ten seconds: those of one organization must not keep others waiting. */
const MOST_PER_ORGANIZATION = 2;

export function widgetInstallationRoutes(
  { database, limits: rateLimits, settings }: Platform,
  release: WidgetRelease | null,
): Implementation[] {
  const resolveTxt = createTxtResolver(settings.localDns);
  let running = 0;
  const runningOf = new Map<string, number>();
  const read = async <T>(orgId: string, website: WebsiteRow, look: () => Promise<T>): Promise<T> => {
    await rateLimits.consume(limits.checkPerWebsite, website.id);
    await rateLimits.consume(limits.checkPerOrganization, orgId);
    const ofOrganization = runningOf.get(orgId) ?? 0;
    if (running >= MOST_AT_ONCE || ofOrganization >= MOST_PER_ORGANIZATION) throw new AppError('unavailable');
    running += 1;
    runningOf.set(orgId, ofOrganization + 1);
    try {
      return await look();
    } finally {
      running -= 1;
      const left = (runningOf.get(orgId) ?? 1) - 1;
      if (left > 0) runningOf.set(orgId, left);
      else runningOf.delete(orgId);
    }
  };
  const saveProof = (website: WebsiteRow, method: OwnershipMethod, record: RecordChange) =>
    database.transaction(async (tx) => {
      if (await saveOwnership(tx, website.id, method))
        await record(tx, { target: websiteTarget(website), details: { method } });
    });
  return [
    implement(endpoints.getWidgetInstallation, async ({ session, input: { params } }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      const seen = await findInstallation(database, website.id);
      const isCurrentVersion = seen.version === null || !release ? null : seen.version === release.version;
      return { ...seen, isCurrentVersion, ownership: toOwnership(website) };
    }),
    implement(endpoints.checkWidgetInstallation, async ({ session, input: { params, body }, record }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      const path = body.path ?? '/';
      // Reading the home page is itself a way to prove the domain; strangers may not have other pages read.
      if (path !== '/' && website.ownershipProvenAt === null) throw new AppError('website_unproven');
      const { check, isProof } = await read(session.orgId, website, () =>
        checkPage(website, path, settings.WIDGET_CDN_URL),
      );
      if (path === '/' && isProof) await saveProof(website, 'snippet', record);
      return check;
    }),
    implement(endpoints.proveWebsiteOwnership, async ({ session, input: { params, body }, record }) => {
      const website = await requireWebsite(database, session.orgId, params.websiteId);
      const outcome = await read(session.orgId, website, () =>
        findProof(website, body.method, settings.WIDGET_CDN_URL, { resolveTxt }),
      );
      if (outcome === 'proven') await saveProof(website, body.method, record);
      const known = await requireWebsite(database, session.orgId, params.websiteId);
      return { outcome, ownership: toOwnership(known) };
    }),
  ];
}
