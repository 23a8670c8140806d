/** The shares of a plan's visits, in percent, at which admins get a mail. */
export const QUOTA_THRESHOLDS = [80, 95, 100] as const;

/** The highest threshold reached; null below the first, and without a limit. */
export function reachedThreshold(visits: number, limit: number | null): number | null {
  if (limit === null) return null;
  return QUOTA_THRESHOLDS.findLast((percent) => visits * 100 >= limit * percent) ?? null;
}
