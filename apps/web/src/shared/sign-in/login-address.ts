import { type Language, paths } from '@evenway/contract';

/**
 * Notices of the mailed links' screens on the sign-in page. Separate from their other texts, which it does not need.
 */
const notices = {
  verified: {
    en: 'Your email address has been verified. You can sign in now.',
    fr: 'Votre adresse e-mail est confirmée. Vous pouvez vous connecter.',
  },
  choosePassword: {
    en: 'Your email address has been verified. Open the link in our newest email to choose your password, then sign in.',
    fr: 'Votre adresse e-mail est confirmée. Ouvrez le lien de notre dernier e-mail pour choisir votre mot de passe, puis connectez-vous.',
  },
  emailChanged: {
    en: 'Your email address has been changed. Sign in with the new one.',
    fr: 'Votre adresse e-mail est changée. Connectez-vous avec la nouvelle.',
  },
  passwordReset: {
    en: 'Your password has been reset. You can sign in with the new one.',
    fr: 'Votre mot de passe a été réinitialisé. Connectez-vous avec le nouveau.',
  },
  invitationAccepted: {
    en: 'Your account is ready. Sign in to continue.',
    fr: 'Votre compte est prêt. Connectez-vous pour continuer.',
  },
} as const;

/**
 * The sign-in page with a success notice. The address contains it in English; the page shows it in the reader's
 * language.
 */
export function loginAddress(notice: keyof typeof notices): string {
  return `${paths.login}?${new URLSearchParams({ message: notices[notice].en, type: 'success' })}`;
}

/** A notice of these screens in the given language; undefined for any other text. */
export function translateNotice(message: string, language: Language): string | undefined {
  return Object.values(notices).find(({ en }) => en === message)?.[language];
}
