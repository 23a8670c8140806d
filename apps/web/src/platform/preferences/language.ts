import type { Language } from '@evenway/contract';
import { loadFrenchMessages } from '../i18n/french-messages.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../storage.ts';
import { createPreference } from './preference-store.ts';

export const languages = ['en', 'fr'] as const satisfies readonly Language[];

/** What `before-paint.js` has found if nothing is stored: visitors from a French page continue in French. */
const preset = typeof document !== 'undefined' && document.documentElement.lang === 'fr' ? 'fr' : 'en';

export const languagePreference = createPreference<Language>(STORAGE_KEYS.language, languages, preset);

/** Keeps `lang` on the document in step with the chosen language. */
export function startLanguage(): void {
  languagePreference.start((language) => {
    document.documentElement.lang = language;
  });
}

/**
 * Stores the language of someone who signs up or in without having chosen one: the way leads through a mail or a
 * provider, and they come back another day. English is the default and not stored.
 */
export function keepLanguage(): void {
  const language = languagePreference.get();
  if (language !== 'en' && readStored(STORAGE_KEYS.language) === null) writeStored(STORAGE_KEYS.language, language);
}

/** Changes the language at once. Error messages are loaded meanwhile, and shown when available. */
export function chooseLanguage(language: Language): void {
  languagePreference.set(language);
  // Without them the screen's own sentence stays.
  if (language === 'fr') void loadFrenchMessages().catch(() => undefined);
}
