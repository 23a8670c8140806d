import type { Language } from '@evenway/contract';

const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-FR' };

/** Minor units as the language writes them: `$492.00` or `492,00 $US`. */
export function formatMoney(language: Language, minorUnits: number, currency: string): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: currency.toUpperCase() }).format(
    minorUnits / 100,
  );
}

/** A day in universal time: a mail does not know where it is read. */
export function formatDay(language: Language, timestamp: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(timestamp));
}
