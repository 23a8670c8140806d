import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const securitySettingsTexts = defineTexts({
  en: {
    title: 'Security',
    subtitle: 'How people sign in to your organization.',
    back: 'Back to settings',
    loading: 'Loading the security settings',
    loadFailed: 'Could not load the security settings',
    retry: 'Try again',
    section: 'Two-step sign-in',
    sectionHelp:
      'Members without it are asked to set it up the next time they open a page. Until then they can only do that, or leave.',
    require: 'Require two-step sign-in of all members',
    without: (count: number) =>
      count === 0
        ? 'Everyone has it.'
        : count === 1
          ? '1 member does not have it yet. The Team page shows who.'
          : `${count} members do not have it yet. The Team page shows who.`,
    toTeam: 'Open the Team page',
    toAccount: 'Set up two-step sign-in',
    turnedOn: 'Two-step sign-in is required now.',
    turnedOff: 'Two-step sign-in is no longer required.',
    failed: 'Could not save the security settings',
  },
  fr: {
    title: 'Sécurité',
    subtitle: 'Comment on se connecte à votre organisation.',
    back: 'Revenir aux paramètres',
    loading: 'Chargement des réglages de sécurité',
    loadFailed: 'Les réglages de sécurité n’ont pas pu être chargés',
    retry: 'Réessayer',
    section: 'Connexion en deux étapes',
    sectionHelp:
      'Les membres qui ne l’ont pas sont invités à la configurer dès qu’ils ouvrent un écran. D’ici là, ils ne peuvent rien faire d’autre, sauf partir.',
    require: 'Exiger la connexion en deux étapes de tous les membres',
    without: (count: number) =>
      count === 0
        ? 'Tout le monde l’a activée.'
        : count === 1
          ? '1 membre ne l’a pas encore activée. La page Équipe montre qui.'
          : `${count} membres ne l’ont pas encore activée. La page Équipe montre qui.`,
    toTeam: 'Ouvrir la page Équipe',
    toAccount: 'Configurer la connexion en deux étapes',
    turnedOn: 'La connexion en deux étapes est désormais exigée.',
    turnedOff: 'La connexion en deux étapes n’est plus exigée.',
    failed: 'Les réglages de sécurité n’ont pas pu être enregistrés',
  },
});
