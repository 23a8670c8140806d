import { type Language, STORAGE_KEYS } from '@evenway/contract';
import { loadFrenchMessages } from '../i18n/french-messages.ts';
import { createPreference } from './preference-store.ts';

export const languages = ['en', 'fr'] as const satisfies readonly Language[];

export const languagePreference = createPreference<Language>(STORAGE_KEYS.language, languages, 'en');

/** Keeps `lang` on the document in step with the chosen language. */
export function startLanguage(): void {
  languagePreference.start((language) => {
    document.documentElement.lang = language;
  });
}

/** Changes the language of a page with everything it shows, failures included: their words are fetched first. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (language === 'fr') await loadFrenchMessages().catch(() => undefined);
  languagePreference.set(language);
}
