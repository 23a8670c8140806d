import type { WidgetLanguage } from '@evenway/contract';

/** Each language under its own name, as its speakers look for it. */
export const languageNames: Record<WidgetLanguage, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português (Portugal)',
  'pt-br': 'Português (Brasil)',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
  da: 'Dansk',
  fi: 'Suomi',
  cs: 'Čeština',
  ar: 'العربية',
};
