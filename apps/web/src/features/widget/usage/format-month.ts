import type { Language } from '@evenway/contract';

/** `2025-03` as `March 2025` or `mars 2025`; narrow, as `M`. */
export function formatMonth(language: Language, month: string, form: 'long' | 'narrow' = 'long'): string {
  const locale = language === 'fr' ? 'fr-FR' : 'en-US';
  // Months are in UTC; a local clock must not shift them.
  const year = form === 'long' ? ({ year: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat(locale, { month: form, timeZone: 'UTC', ...year });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
