import type { Price } from '../store/records.ts';

export const HOUR = 3_600;
export const DAY = 24 * HOUR;

/** The first end of a period after `seconds`, for periods counted from `anchor`. */
export function nextPeriodEnd(anchor: number, price: Price, seconds: number): number {
  let count = 0;
  let end = anchor;
  while (end <= seconds) {
    count += 1;
    end = addIntervals(anchor, price, count);
  }
  return end;
}

/** The end of a period that starts at `seconds`. */
export function periodEndFrom(seconds: number, price: Price): number {
  return addIntervals(seconds, price, 1);
}

export function intervalOf(price: Price): string {
  return `${price.recurring?.interval_count} ${price.recurring?.interval}`;
}

/** Counted from the anchor each time, so that the 31st comes back after a short month. */
function addIntervals(anchor: number, { recurring }: Price, count: number): number {
  const steps = count * (recurring?.interval_count ?? 1);
  switch (recurring?.interval) {
    case 'day':
      return anchor + steps * DAY;
    case 'week':
      return anchor + steps * 7 * DAY;
    case 'year':
      return addMonths(anchor, steps * 12);
    default:
      return addMonths(anchor, steps);
  }
}

export function addMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1_000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1_000);
}
