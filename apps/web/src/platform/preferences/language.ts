import type { Language } from '@evenway/contract';
import { loadFrenchMessages } from '../i18n/french-messages.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../storage.ts';
import { createPreference } from './preference-store.ts';

export const languages = ['en', 'fr'] as const satisfies readonly Language[];

/** What `before-paint.js` has found, where nothing is stored: who comes from a French page goes on in French. */
const preset = typeof document !== 'undefined' && document.documentElement.lang === 'fr' ? 'fr' : 'en';

export const languagePreference = createPreference<Language>(STORAGE_KEYS.language, languages, preset);

/** Keeps `lang` on the document in step with the chosen language. */
export function startLanguage(): void {
  languagePreference.start((language) => {
    document.documentElement.lang = language;
  });
}

/**
 * Stores the language of someone who signs up or signs in in it without having chosen one: the way there leads through a mail
 * or a provider, and they come back another day. English needs no note.
 */
export function keepLanguage(): void {
  const language = languagePreference.get();
  if (language !== 'en' && readStored(STORAGE_KEYS.language) === null) writeStored(STORAGE_KEYS.language, language);
}

/** Changes the language at once. The words of failures that are shown are fetched meanwhile, and said when they come. */
export function chooseLanguage(language: Language): void {
  languagePreference.set(language);
  // Without them the screen's own sentence stays.
  if (language === 'fr') void loadFrenchMessages().catch(() => undefined);
}
