export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const minute = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

export function formatDay(seconds: number): string {
  return day.format(new Date(seconds * 1_000));
}

/** In UTC, because the clock of this service is moved and has no place. */
export function formatTime(seconds: number): string {
  return `${minute.format(new Date(seconds * 1_000))} UTC`;
}
