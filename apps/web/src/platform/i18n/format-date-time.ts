import type { Language } from '@evenway/contract';

/** A day with its time, in the reader's time zone: `Mar 5, 2025, 2:32 PM` or `5 mars 2025, 14:32`. */
export function formatDateTime(language: Language, timestamp: string): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-US';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(timestamp));
}
