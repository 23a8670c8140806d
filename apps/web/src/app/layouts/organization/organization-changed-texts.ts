import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const organizationChangedTexts = defineTexts({
  en: {
    thisOne: 'this organization',
    otherOne: 'another organization',
    switched: (to: string) => `You have switched to ${to}`,
    removed: (from: string) => `You are no longer a member of ${from}`,
    shows: (from: string) =>
      `This page still shows ${from}, so nothing on it can be saved. Copy what you want to keep before you go on.`,
    go: (to: string) => `Go to ${to}`,
    nowIn: (from: string, to: string) => `An admin removed you from ${from}. You are now in ${to}.`,
    stay: 'Stay on this page',
    failed: 'The other organization could not be opened. Check your connection and try again.',
  },
  fr: {
    thisOne: 'cette organisation',
    otherOne: 'une autre organisation',
    switched: (to: string) => `Vous êtes passé à ${to}`,
    removed: (from: string) => `Vous n’êtes plus membre de ${from}`,
    shows: (from: string) =>
      `Cette page montre encore ${from}\u202f: rien ne peut y être enregistré. Copiez ce que vous voulez garder avant de continuer.`,
    go: (to: string) => `Aller à ${to}`,
    nowIn: (from: string, to: string) => `Un admin vous a retiré de ${from}. Vous êtes maintenant dans ${to}.`,
    stay: 'Rester sur cette page',
    failed: 'L’autre organisation n’a pas pu être ouverte. Vérifiez votre connexion, puis réessayez.',
  },
});
