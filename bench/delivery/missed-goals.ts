import type { Comparison, Kind } from './compare-with-bare-server.ts';

const RATIO: Record<Kind, number> = { config: 0.8, visit: 0.5, first: 0.5 };
/** Up to this many websites, the speed may drop by a tenth at most. */
const MANY = 100_000;
const KEPT = 0.9;
/**
 * How much more memory a million websites may take than a thousand: the cache's bound, and as much again for pending
 * work.
 */
const MEGABYTES_MORE = 256;

export function nameOf({ kind, isRestarted }: Pick<Comparison, 'kind' | 'isRestarted'>): string {
  return isRestarted ? `${kind}, restarted` : kind;
}

/** Missed goals in words; ratios and counts only, since times depend on the machine. */
export function missedGoals(rows: readonly Comparison[]): string[] {
  const missed: string[] = [];
  for (const { kind, isRestarted, websites, ratio, lost, failed, megabytes } of rows) {
    const name = `${nameOf({ kind, isRestarted })} with ${websites} websites`;
    const [first] = rows.filter((row) => row.kind === kind);
    if (websites <= MANY && ratio < RATIO[kind])
      missed.push(`${name}: ${ratio.toFixed(2)} of a bare server, wanted ${RATIO[kind]}`);
    if (first && websites <= MANY && ratio < first.ratio * KEPT)
      missed.push(`${name}: ${(ratio / first.ratio).toFixed(2)} of the ratio with ${first.websites}, wanted ${KEPT}`);
    if (lost !== 0) missed.push(`${name}: ${lost} acknowledged visits are not in the database`);
    if (failed > 0) missed.push(`${name}: ${failed} requests failed`);
    if (first && megabytes - first.megabytes > MEGABYTES_MORE)
      missed.push(`${name}: ${(megabytes - first.megabytes).toFixed(0)} MB more than with ${first.websites} websites`);
  }
  return missed;
}
