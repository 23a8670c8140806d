import { defineTexts } from '../i18n/define-texts.ts';
import { InsecureContextError } from '../password-digest.ts';
import { languagePreference } from '../preferences/language.ts';
import { UnknownUserError } from '../session/session-calls.ts';
import { TokenError } from '../session/token-claims.ts';
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
  if (error instanceof UnknownUserError) return t.unknownUser;
  if (error instanceof TokenError) return t.token[error.reason];
  return own.fallback;
}

const texts = defineTexts({
  en: {
    network: 'Network error occurred. Please try again.',
    unknownUser: 'Failed to get user data',
    token: { format: 'Invalid token format', payload: 'Failed to parse token payload' },
    insecure:
      'Passwords can only be sent over a secure connection. Open this page at its https address, or on localhost.',
  },
  fr: {
    network: 'La connexion au serveur a échoué. Veuillez réessayer.',
    unknownUser: 'Vos informations n’ont pas pu être chargées',
    token: { format: 'Le format du jeton n’est pas valide', payload: 'Le contenu du jeton n’a pas pu être lu' },
    insecure:
      'Un mot de passe ne peut être envoyé que par une connexion sécurisée. Ouvrez cette page à son adresse https, ou sur localhost.',
  },
});
