import type { Language } from '@evenway/contract';

/** Minor units in the way invoices write them, in every language of the screen. */
export function formatAmount(minorUnits: number, currency: string): string {
  // What is no code of a currency would be refused by the formatter and take the whole list with it.
  const code = /^[a-z]{3}$/i.test(currency) ? currency.toUpperCase() : 'USD';
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).format(minorUnits / 100);
}

/** From one day to another, without saying twice what both share: `Mar 5 – Apr 5, 2025`. */
export function formatPeriod(language: Language, start: string, end: string): string {
  const days = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-US', { dateStyle: 'medium' });
  return days.formatRange(new Date(start), new Date(end));
}
