import type { Language } from '@evenway/contract';

/** A range of days without repeating what both share: `Mar 5 – Apr 5, 2025`. */
export function formatPeriod(language: Language, start: string, end: string): string {
  const days = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-US', { dateStyle: 'medium' });
  return days.formatRange(new Date(start), new Date(end));
}
