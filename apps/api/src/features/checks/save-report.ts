import type { CheckReport } from '@evenway/contract';
import { hashSecret } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PageRules } from '../../platform/database/schema/checks.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyCheck, isUnchanged, PagesChanged, withGroupedPages } from './apply-check.ts';
import { countOtherPages, findBySecret, lockBySecret, savePage, saveProgress } from './check-repository.ts';
import { decideReport } from './decide-check-intake.ts';
import { lockFindings } from './finding-repository.ts';
import { type GroupedPages, groupPages, prepareRules } from './group-pages.ts';
import type { ReportingPage } from './open-check.ts';

type ReportedPage = Omit<NonNullable<CheckReport['page']>, 'rules'> & { readonly rules: PageRules };

/** Saves the progress of a check and the results of a page and, once the check has ended, its findings. */
export async function saveReport(
  { database, limits: rateLimits }: Platform,
  { uniqueId, origin }: ReportingPage,
  { secret, page: reported, ...progress }: CheckReport,
): Promise<void> {
  const secretHash = hashSecret(secret);
  // Made-up secrets cost us no counter.
  const known = await findBySecret(database, secretHash);
  if (!known) throw new AppError('check_foreign');
  await rateLimits.consume(limits.checkReportPerCheck, secretHash);
  // What takes time is done before the transaction, which locks the website.
  const page = reported && { ...reported, rules: await prepareRules(reported.rules) };
  let hasEnded = known.state === 'finished' || progress.state === 'finished' || progress.state === 'stopped';
  const save = (grouped: GroupedPages | null) =>
    database.transaction(async (tx) => {
      // Before the check itself, in the same lock order as a transfer of the website.
      await lockFindings(tx, known.websiteId);
      const found = await lockBySecret(tx, secretHash, uniqueId);
      if (!found) throw new AppError('check_foreign');
      const { check, isOver } = found;
      const decision = decideReport({
        check,
        isOver,
        origin,
        path: page?.path ?? null,
        otherPages: page ? await countOtherPages(tx, check.id, page.path) : 0,
        progress,
        grouping: grouped ? (isUnchanged(found, grouped) ? 'current' : 'outdated') : 'none',
      });
      if (decision.kind === 'refuse') throw new AppError(decision.code);
      if (decision.kind === 'group') {
        hasEnded = true;
        throw new PagesChanged();
      }
      if (page) await saveReported(tx, check.id, page);
      await saveProgress(tx, check.id, { ...progress, state: decision.state, found: decision.found });
      if (grouped) await applyCheck(tx, check, grouped);
    });
  const fresh = page && { path: page.path, rules: page.state === 'checked' ? page.rules : null };
  await withGroupedPages(async () => (hasEnded ? groupPages(database, known.id, fresh) : null), save);
}

async function saveReported(tx: Transaction, checkId: string, page: ReportedPage): Promise<void> {
  await savePage(tx, {
    checkId,
    path: page.path,
    state: page.state,
    reason: page.reason ?? null,
    theme: page.theme ?? null,
    count: page.rules.reduce((sum, { count }) => sum + count, 0),
    rules: page.rules,
  });
}
