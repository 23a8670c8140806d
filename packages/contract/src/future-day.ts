/** Midnight comes first to the islands 14 hours ahead of UTC. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1_000;

/** The last day that has begun anywhere on earth, as in `2026-11-19`. */
export const latestDay = (now = new Date()): string =>
  new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);

/** Whether a day has not begun anywhere yet, so that nobody can have done something on it. */
export const isFutureDay = (day: string, now = new Date()): boolean => day > latestDay(now);
