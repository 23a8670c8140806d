export interface MonthOfVisits {
  /** Its first day, `YYYY-MM-DD`. */
  readonly month: string;
  readonly count: number;
}

/** Full months, oldest first; the last one is the month that has just begun or nearly ended. */
const A_GROWING_YEAR = [
  9_420, 10_180, 10_960, 12_310, 12_050, 13_870, 15_240, 16_110, 18_930, 20_470, 22_850, 24_600,
] as const;

/** A year of a bakery that is becoming known, up to the given day; the current month counts as far as it has come. */
export function demoVisits(today: Date): MonthOfVisits[] {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  return A_GROWING_YEAR.map((full, index) => {
    const first = new Date(Date.UTC(year, month - (A_GROWING_YEAR.length - 1 - index), 1));
    const isCurrent = index === A_GROWING_YEAR.length - 1;
    const daysInMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const share = isCurrent ? today.getUTCDate() / daysInMonth : 1;
    return { month: first.toISOString().slice(0, 10), count: Math.round(full * share) };
  });
}
