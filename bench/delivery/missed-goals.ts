import type { Comparison, Kind } from './compare-with-bare-server.ts';

const RATIO: Record<Kind, number> = { config: 0.8, visit: 0.5, first: 0.5 };
/** Up to so many websites the speed of a few is kept, but for a tenth. */
const MANY = 100_000;
const KEPT = 0.9;
/** What a million websites may take beyond a thousand: the cache's bound, and as much again for what is under way. */
const MEGABYTES_MORE = 256;

export function nameOf({ kind, isRestarted }: Pick<Comparison, 'kind' | 'isRestarted'>): string {
  return isRestarted ? `${kind}, restarted` : kind;
}

/** What was wanted and is not so, in words; ratios and counts only, since times belong to the machine. */
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
