import type { Language } from '@evenway/contract';

/** The widget has more languages than our mails and pages. */
export const mailLanguage = (language: string): Language => (language === 'fr' ? 'fr' : 'en');
