import { defineTexts } from '../i18n/define-texts.ts';
import { formatInstant } from '../i18n/format-date.ts';
import { inFrench } from '../i18n/french-messages.ts';
import { PasskeyError } from '../passkey-error.ts';
import { InsecureContextError } from '../password-digest.ts';
import { languagePreference } from '../preferences/language.ts';
import { UnknownUserError } from '../session/session-calls.ts';
import { TokenError } from '../session/token-claims.ts';
import { ApiError, NetworkError } from './api-error.ts';

export interface FailureTexts {
  /** Shown if there was no response; a screen may have its own sentence for it. */
  readonly network?: string;
  /** Shown if the server explained nothing; by default, the call's own sentence. */
  readonly unexplained?: string;
  /** Shown if the failure has no text of its own and belongs to no call. */
  readonly fallback: string;
}

/**
 * The sentence to show for any failure, in the current language. Call it while rendering, so that it follows a change
 * of language. A screen with one sentence for everything unexplained passes just that.
 */
export function errorToText(error: unknown, words: FailureTexts | string): string {
  const t = texts[languagePreference.get()];
  const own = typeof words === 'string' ? { fallback: words, network: words, unexplained: words } : words;
  if (error instanceof ApiError) {
    const sentence = (!error.isExplained && own.unexplained) || describeAnswer(error) || own.fallback;
    return error.isFromBetween ? withAdvice(sentence, t.serviceAway) : sentence;
  }
  if (error instanceof NetworkError)
    return withAdvice(own.network ?? (describeFallback(error.fallback) || own.fallback), t.checkConnection);
  if (error instanceof InsecureContextError) return t.insecure;
  if (error instanceof PasskeyError) return t.passkey[error.reason];
  if (error instanceof UnknownUserError) return t.unknownUser;
  if (error instanceof TokenError) return t.token[error.reason];
  return own.fallback;
}

/** We did not respond, and the person can do something about it. A sentence that says so already stays as it is. */
function withAdvice(sentence: string, advice: string): string {
  return /try again|réessay/i.test(sentence) ? sentence : `${sentence.replace(/\.$/, '')}. ${advice}`;
}

/** English uses the server's own message; French is looked up by code, because the server's messages are English. */
function describeAnswer({ isExplained, words, code, fallback, retryAfter }: ApiError): string | undefined {
  if (code === 'new_admin' && retryAfter !== undefined) return newAdminText(retryAfter);
  if (!isExplained) return describeFallback(fallback);
  return languagePreference.get() === 'fr' ? inFrench(code, fallback) : words;
}

function describeFallback(fallback: string): string | undefined {
  return languagePreference.get() === 'fr' ? inFrench(undefined, fallback) : fallback;
}

/** The server names the time in UTC; people get it in their own. */
function newAdminText(seconds: number): string {
  const language = languagePreference.get();
  const from = new Date(Date.now() + seconds * 1000).toISOString();
  return texts[language].newAdmin(formatInstant(language, from));
}

const texts = defineTexts({
  en: {
    checkConnection: 'Check your connection and try again.',
    serviceAway: 'Our service is not answering right now. Please try again in a moment.',
    newAdmin: (when: string) =>
      `New admins wait a day before they can do this. You can from ${when}. Another admin can do it now.`,
    passkey: {
      unsupported: 'This browser cannot use passkeys. Use another way, or a newer browser.',
      cancelled: 'No passkey was used. Try again, or use another way.',
      known: 'This device already has a passkey for your account.',
    },
    unknownUser: 'Failed to get user data',
    token: { format: 'Invalid token format', payload: 'Failed to parse token payload' },
    insecure:
      'Passwords can only be sent over a secure connection. Open this page at its https address, or on localhost.',
  },
  fr: {
    checkConnection: 'Vérifiez votre connexion, puis réessayez.',
    serviceAway: 'Notre service ne répond pas pour le moment. Réessayez dans un instant.',
    newAdmin: (when: string) =>
      `Un nouvel admin doit attendre un jour pour cette action. Vous le pourrez à partir du ${when}. Un autre admin le peut dès maintenant.`,
    passkey: {
      unsupported:
        'Ce navigateur ne prend pas en charge les clés d’accès. Utilisez une autre méthode ou un navigateur plus récent.',
      cancelled: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou choisissez une autre méthode.',
      known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    },
    unknownUser: 'Vos informations n’ont pas pu être chargées',
    token: {
      format: 'La réponse à la connexion n’est pas valide',
      payload: 'La réponse à la connexion n’a pas pu être lue',
    },
    insecure:
      'Un mot de passe ne peut être envoyé que par une connexion sécurisée. Ouvrez cette page à son adresse https, ou sur localhost.',
  },
});
