/** Shares of a plan's visits, in percent, of which the owner is told. */
export const VISIT_SHARES = [80, 95, 100] as const;

/** The highest share that was reached; null below the first, and where there is no limit. */
export function reachedShare(visits: number, limit: number | null): number | null {
  if (limit === null) return null;
  return VISIT_SHARES.findLast((percent) => visits * 100 >= limit * percent) ?? null;
}
