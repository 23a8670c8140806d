import type { Language } from '@evenway/contract';
import { loadFrenchMessages } from '../i18n/french-messages.ts';
import { STORAGE_KEYS } from '../storage.ts';
import { createPreference } from './preference-store.ts';

export const languages = ['en', 'fr'] as const satisfies readonly Language[];

export const languagePreference = createPreference<Language>(STORAGE_KEYS.language, languages, 'en');

/** Keeps `lang` on the document in step with the chosen language. */
export function startLanguage(): void {
  languagePreference.start((language) => {
    document.documentElement.lang = language;
  });
}

/** Changes the language at once. The words of failures that are shown are fetched meanwhile, and said when they come. */
export function chooseLanguage(language: Language): void {
  languagePreference.set(language);
  // Without them the screen's own sentence stays.
  if (language === 'fr') void loadFrenchMessages().catch(() => undefined);
}
