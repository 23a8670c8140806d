/** The time at which every screen is viewed, so that no date on it changes. */
export const NOW = '2025-06-16T10:00:00.000Z';

const DAY = 86_400_000;

/** Relative to the fixed time of all screens. */
export const inDays = (days: number) => new Date(Date.parse(NOW) + days * DAY).toISOString();
