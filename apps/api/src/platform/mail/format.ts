import type { Language } from '@evenway/contract';

const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-FR' };

/** Formats minor units for the language: `$492.00` or `492,00 $US`. */
export function formatMoney(language: Language, minorUnits: number, currency: string): string {
  return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: currency.toUpperCase() }).format(
    minorUnits / 100,
  );
}

/** A day in UTC, because the reader's time zone is unknown. */
export function formatDay(language: Language, timestamp: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(timestamp));
}
