export interface MonthOfVisits {
  /** Its first day, `YYYY-MM-DD`. */
  readonly month: string;
  readonly count: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const GROWTH = 1.1;

/** Visits of a widget that was installed for a period: partial first and last months, and slight growth every month. */
export function demoVisits(from: Date, to: Date, dailyVisits: number): MonthOfVisits[] {
  const months: MonthOfVisits[] = [];
  for (let index = 0; ; index += 1) {
    const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + index);
    if (first > to.getTime()) return months;
    const next = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + index + 1);
    const days = (Math.min(next, to.getTime()) - Math.max(first, from.getTime())) / DAY_MS;
    const count = Math.round(days * dailyVisits * GROWTH ** index);
    if (count > 0) months.push({ month: new Date(first).toISOString().slice(0, 10), count });
  }
}
