import { defineTexts } from '../i18n/define-texts.ts';
import { InsecureContextError } from '../password-digest.ts';
import { languagePreference } from '../preferences/language.ts';
import { ApiError, NetworkError } from './api-error.ts';

interface OwnWords {
  /** Said when no answer came; a screen may have its own sentence for it. */
  readonly network?: string;
  /** Said when the failure has no words of its own. */
  readonly fallback: string;
}

/** The sentence to show for anything that went wrong, in the chosen language. */
export function describeError(error: unknown, own: OwnWords): string {
  const t = texts[languagePreference.get()];
  if (error instanceof ApiError) return error.message || own.fallback;
  if (error instanceof NetworkError) return own.network ?? t.network;
  if (error instanceof InsecureContextError) return t.insecure;
  return own.fallback;
}

const texts = defineTexts({
  en: {
    network: 'Network error occurred. Please try again.',
    insecure:
      'Passwords can only be sent over a secure connection. Open this page at its https address, or on localhost.',
  },
  fr: {
    network: 'La connexion a échoué. Veuillez réessayer.',
    insecure:
      'Un mot de passe ne peut être envoyé que par une connexion sécurisée. Ouvrez cette page à son adresse https, ou sur localhost.',
  },
});
