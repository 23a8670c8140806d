import type { Language } from '@evenway/contract';

const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-FR' };

/** A day as people write it: `Mar 5, 2025` or `5 mars 2025`. */
export function formatDate(language: Language, timestamp: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium' }).format(new Date(timestamp));
}

/** With the local time: `Mar 5, 2025, 2:07 PM` or `5 mars 2025, 14:07`. */
export function formatInstant(language: Language, timestamp: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(timestamp),
  );
}
