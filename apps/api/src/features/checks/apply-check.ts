import { groupFindings } from '@evenway/checks';
import type { Transaction } from '../../platform/database/database.ts';
import { databaseTime } from '../../platform/database/database-time.ts';
import { type CheckRow, listResults } from './check-repository.ts';
import { forgetGone, listOfWebsite, saveFindings } from './finding-repository.ts';
import { followFindings } from './follow-findings.ts';

/** More than anyone fixes one by one. The list is sorted by severity, so the least severe are dropped. */
const MAX_FINDINGS = 500;

/**
 * Saves the findings of a check that has ended, compared with what was known before. Its website must be locked
 * (`lockFindings`).
 */
export async function applyCheck(tx: Transaction, check: CheckRow): Promise<void> {
  const { websiteId } = check;
  const [results, known, now] = [
    await listResults(tx, check.id),
    await listOfWebsite(tx, websiteId),
    await databaseTime(tx),
  ];
  const found = groupFindings(results).slice(0, MAX_FINDINGS);
  const followed = followFindings(check, new Set(results.map(({ path }) => path)), found, known);
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
