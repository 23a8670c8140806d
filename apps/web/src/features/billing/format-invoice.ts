import type { Language } from '@evenway/contract';

/** From one day to another, without saying twice what both share: `Mar 5 – Apr 5, 2025`. */
export function formatPeriod(language: Language, start: string, end: string): string {
  const days = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-US', { dateStyle: 'medium' });
  return days.formatRange(new Date(start), new Date(end));
}
