import { languagePreference } from '../preferences/language.ts';
import type { Texts } from './define-texts.ts';
import { useFrenchMessages } from './french-messages.ts';

/** The texts of an area in the current language; the component re-renders when the language changes. */
export function useTexts<T>(texts: Texts<T>): Texts<T>['en'] {
  useFrenchMessages();
  return texts[languagePreference.use()];
}
