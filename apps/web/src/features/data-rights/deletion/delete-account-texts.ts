import { CHANGE_OF_MIND_DAYS } from '@evenway/contract';
import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const deleteAccountTexts = defineTexts({
  en: {
    title: 'Delete my account',
    help: `Your account is closed at once and deleted after ${CHANGE_OF_MIND_DAYS} days. Until then you can take it back.`,
    loading: 'Loading your account',
    lost: [
      'You are signed out at once, on every device.',
      'You leave all of your organizations. Their websites and subscriptions stay as they are.',
      'Your name, your address and everything else about you are deleted after that time.',
    ],
    lastAdmin: 'If you are the only admin of an organization, make someone else an admin first, or delete it.',
    toTeam: 'Go to Team',
    confirm: (email: string) => `Type ${email} to confirm`,
    typeFirst: 'Type your email address first.',
    submit: 'Delete my account',
    submitting: 'Deleting…',
    done: 'Your account is closed.',
    doneHelp: (day: string) =>
      `It will be deleted on ${day}. We have sent you an email with a link to keep it; signing in before that day does the same.`,
    goOn: 'Sign out',
    failed: 'Your account could not be deleted. Nothing has changed. Try again in a moment.',
    offline: 'Your account could not be deleted. Check your connection and try again.',
  },
  fr: {
    title: 'Supprimer mon compte',
    help: `Votre compte est fermé aussitôt et supprimé au bout de ${CHANGE_OF_MIND_DAYS} jours. D’ici là, vous pouvez changer d’avis.`,
    loading: 'Chargement de votre compte',
    lost: [
      'Vous êtes déconnecté aussitôt, sur tous vos appareils.',
      'Vous quittez toutes vos organisations. Leurs sites et leurs abonnements ne changent pas.',
      'Votre nom, votre adresse et tout ce qui vous concerne sont supprimés à la fin de ce délai.',
    ],
    lastAdmin:
      'Si vous êtes le seul admin d’une organisation, donnez d’abord ce rôle à quelqu’un d’autre, ou supprimez-la.',
    toTeam: 'Aller à l’équipe',
    confirm: (email: string) => `Saisissez ${email} pour confirmer`,
    typeFirst: 'Saisissez d’abord votre adresse e-mail.',
    submit: 'Supprimer mon compte',
    submitting: 'Suppression…',
    done: 'Votre compte est fermé.',
    doneHelp: (day: string) =>
      `Il sera supprimé le ${day}. Nous vous avons envoyé un lien pour le garder\u202f; il suffit aussi de vous connecter avant ce jour.`,
    goOn: 'Se déconnecter',
    failed: 'Votre compte n’a pas pu être supprimé. Rien n’a changé. Réessayez dans un instant.',
    offline: 'Votre compte n’a pas pu être supprimé. Vérifiez votre connexion, puis réessayez.',
  },
});
