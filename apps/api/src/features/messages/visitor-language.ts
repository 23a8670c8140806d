import type { Language } from '@evenway/contract';

/** Our mails and pages speak two of the widget's languages. */
export const mailLanguage = (language: string): Language => (language === 'fr' ? 'fr' : 'en');
