import { CHECK_MAX_PAGES, type CheckReport } from '@evenway/contract';
import { hashSecret } from '../../platform/crypto/keys.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyCheck } from './apply-check.ts';
import { countOtherPages, findWebsiteBySecret, lockBySecret, savePage, saveProgress } from './check-repository.ts';
import { lockFindings } from './finding-repository.ts';
import type { ReportingPage } from './open-check.ts';

/** Saves the progress of a check and the results of a page and, once the check has ended, its findings. */
export async function saveReport(
  { database, limits: rateLimits }: Platform,
  { uniqueId, origin }: ReportingPage,
  { secret, page, ...progress }: CheckReport,
): Promise<void> {
  const secretHash = hashSecret(secret);
  // Made-up secrets cost us no counter.
  const websiteId = await findWebsiteBySecret(database, secretHash);
  if (websiteId === null) throw new AppError('check_foreign');
  await rateLimits.consume(limits.checkReportPerCheck, secretHash);
  await database.transaction(async (tx) => {
    // Before the check itself, in the same lock order as a transfer of the website.
    await lockFindings(tx, websiteId);
    const found = await lockBySecret(tx, secretHash, uniqueId);
    if (!found || found.check.origin !== origin) throw new AppError('check_foreign');
    const { check, isOver } = found;
    if (isOver) throw new AppError('check_over');
    if (page) {
      if (new URL(page.path, origin).origin !== origin) throw new AppError('check_foreign');
      if ((await countOtherPages(tx, check.id, page.path)) >= CHECK_MAX_PAGES) throw new AppError('invalid_request');
      await savePage(tx, {
        checkId: check.id,
        path: page.path,
        state: page.state,
        reason: page.reason ?? null,
        theme: page.theme ?? null,
        count: page.rules.reduce((sum, { count }) => sum + count, 0),
        rules: page.rules,
      });
    }
    // A page that is checked after the end, because it could not be framed, does not start the check again.
    const isMore = check.state === 'finished' && progress.state !== 'stopped';
    const state = isMore ? 'finished' : progress.state;
    const pagesFound = isMore ? Math.max(check.found, progress.found) : progress.found;
    await saveProgress(tx, check.id, { ...progress, state, found: pagesFound });
    if (state === 'finished' || state === 'stopped') await applyCheck(tx, check);
  });
}
