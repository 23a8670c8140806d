import type { Transaction } from '../../platform/database/database.ts';
import { databaseTime } from '../../platform/database/database-time.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { type CheckRow, type FoundCheck, hasPages, listStoppedSince } from './check-repository.ts';
import { forgetGone, listOfWebsite, saveFindings } from './finding-repository.ts';
import { followFindings } from './follow-findings.ts';
import type { GroupedPages } from './group-pages.ts';

/** More than anyone fixes one by one. The list is sorted by severity, so the least severe are dropped. */
const MAX_FINDINGS = 500;

/** Pages arrived, or the check ended, between the grouping and the transaction that needs it. */
export class PagesChanged extends Error {}

const TRIES = 3;

/** Runs a transaction with what was grouped before it, and again if that is out of date. */
export async function withGroupedPages<Pages extends GroupedPages | null, Result>(
  group: () => Promise<Pages>,
  run: (pages: Pages) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const pages = await group();
    try {
      return await run(pages);
    } catch (error) {
      if (!(error instanceof PagesChanged)) throw error;
    }
  }
  throw new AppError('unavailable');
}

/** Whether a locked check is still as it was when its pages were grouped. */
export const isUnchanged = ({ version }: FoundCheck, pages: GroupedPages): boolean => version === pages.state;

/**
 * Saves the findings of a check that has ended, compared with what was known before. Its website must be locked
 * (`lockFindings`), and what its pages show was grouped before the transaction.
 */
export async function applyCheck(tx: Transaction, check: CheckRow, { paths, found: all }: GroupedPages): Promise<void> {
  const { websiteId } = check;
  // It says nothing about the website: the results before it stay as they are.
  if (!(await hasPages(tx, check.id))) return;
  const [known, now] = [await listOfWebsite(tx, websiteId), await databaseTime(tx)];
  const found = all.slice(0, MAX_FINDINGS);
  const stopped = new Set(await listStoppedSince(tx, check));
  const followed = followFindings({ ...check, stopped }, paths, found, known);
  const view = { width: check.width, theme: check.theme };
  await saveFindings(tx, [
    ...followed.seen.map(({ finding, known: before, change, opensAgain }) => ({
      ...{ websiteId, fingerprint: finding.fingerprint, rule: finding.rule, impact: finding.impact },
      ...{
        pages: [...finding.pages],
        count: finding.count,
        snippet: finding.snippet,
        change,
        changedIn: check.id,
        ...view,
      },
      firstSeenAt: before?.firstSeenAt ?? now,
      lastSeenAt: now,
      status: opensAgain ? ('open' as const) : (before?.status ?? 'open'),
      reason: opensAgain ? null : (before?.reason ?? null),
      statusBy: opensAgain ? null : (before?.statusBy ?? null),
      statusAt: opensAgain ? null : (before?.statusAt ?? null),
    })),
    ...followed.unseen.map(({ known: { id: _id, ...before }, change }) => ({ ...before, change, changedIn: check.id })),
  ]);
  await forgetGone(tx, websiteId);
}
