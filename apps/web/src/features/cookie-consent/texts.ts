import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Cookies on this site',
    question: 'Essential cookies make this site work. Analytics and marketing cookies are used only if you agree.',
    policy: 'Cookie Policy',
    customize: 'Customize',
    decline: 'Decline',
    acceptAll: 'Accept All',
    saved: 'Your choice about cookies is saved. You can change it under “Cookie settings” at the bottom of the page.',
    settings: 'Cookie settings',
    panel: {
      title: 'Cookie preferences',
      lead: 'Choose what this site may use beyond the essentials. Nothing optional loads before you save.',
      essential: 'Essential cookies',
      essentialHelp: 'Keep you signed in, keep requests secure, and remember your answer.',
      alwaysActive: 'Always Active',
      analytics: 'Analytics',
      analyticsHelp: 'Would tell us which pages are read. No analytics tool is in use today.',
      marketing: 'Marketing',
      marketingHelp: 'Would show and measure advertisements. None are in use today.',
      cancel: 'Cancel',
      save: 'Save Preferences',
    },
  },
  fr: {
    title: 'Les cookies sur ce site',
    question:
      'Les cookies essentiels font fonctionner ce site. Ceux de mesure d’audience et de marketing ne servent que si vous l’acceptez.',
    policy: 'Politique relative aux cookies',
    customize: 'Personnaliser',
    decline: 'Refuser',
    acceptAll: 'Tout accepter',
    saved:
      'Votre choix au sujet des cookies est enregistré. Vous pouvez en changer sous «\u202fRéglages des cookies\u202f», au pied de la page.',
    settings: 'Réglages des cookies',
    panel: {
      title: 'Préférences de cookies',
      lead: 'Choisissez ce que ce site peut utiliser en plus de l’essentiel. Rien de facultatif n’est chargé avant l’enregistrement.',
      essential: 'Cookies essentiels',
      essentialHelp: 'Maintiennent votre connexion, protègent les échanges et retiennent votre réponse.',
      alwaysActive: 'Toujours actifs',
      analytics: 'Mesure d’audience',
      analyticsHelp: 'Nous apprendrait quelles pages sont lues. Aucun outil de ce genre n’est utilisé aujourd’hui.',
      marketing: 'Marketing',
      marketingHelp: 'Servirait à montrer des annonces et à en mesurer l’effet. Rien de tel n’est utilisé aujourd’hui.',
      cancel: 'Annuler',
      save: 'Enregistrer mes préférences',
    },
  },
});
