import { paths } from '@evenway/contract';
import { type Keys, storedLinkSecret } from '../../../../platform/crypto/keys.ts';
import { formatDay } from '../../../../platform/mail/format.ts';
import type { MailTemplate } from '../../../../platform/mail/mail-template.ts';
import { findStopHash } from '../reset-repository.ts';

export const RESET_NOTICE_MAIL = 'second-factor-reset-notice';

const texts = {
  en: (name: string, brand: string, day: string, url: string) => ({
    subject: `Your ${brand} two-step sign-in will be reset on ${day}`,
    heading: `Hello ${name}, a reset of your two-step sign-in is under way`,
    paragraphs: [
      `On ${day} we will remove the passkeys, the authenticator app and the recovery codes of your account. After that your password or provider alone opens it.`,
      'If you asked for it, there is nothing to do but wait. Signing in with your second step stops it too.',
    ],
    action: { label: 'Stop the reset', url },
    note: 'If it was not you, stop it and choose a new password: someone knows the current one.',
  }),
  fr: (name: string, brand: string, day: string, url: string) => ({
    subject: `Votre connexion en deux étapes ${brand} sera réinitialisée le ${day}`,
    heading: `Bonjour ${name}, une réinitialisation de votre connexion en deux étapes est en cours`,
    paragraphs: [
      `Le ${day}, nous retirerons les clés d’accès, l’application d’authentification et les codes de secours de votre compte. Votre mot de passe ou votre fournisseur suffira alors pour l’ouvrir.`,
      'Si vous l’avez demandé, il n’y a qu’à attendre. Vous connecter avec votre deuxième étape l’arrête aussi.',
    ],
    action: { label: 'Arrêter la réinitialisation', url },
    note: 'Si ce n’était pas vous, arrêtez-la et choisissez un nouveau mot de passe\u202f: quelqu’un connaît l’actuel.',
  }),
};

export const resetNoticeMail = (keys: Keys): MailTemplate => ({
  name: RESET_NOTICE_MAIL,
  audience: 'account',
  async compose({ firstName = '', resetId = '', dueAt = '' }, { db, language, brandName, webUrl }) {
    const stopHash = await findStopHash(db, resetId);
    if (!stopHash) return null;
    const token = storedLinkSecret(keys.link, resetId, stopHash);
    const url = `${webUrl}${paths.keepSecondFactor}?token=${token}`;
    return texts[language](firstName, brandName, formatDay(language, dueAt), url);
  },
});
