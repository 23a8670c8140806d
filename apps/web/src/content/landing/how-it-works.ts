import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const howItWorksTexts = defineTexts({
  en: {
    title: 'Set up in minutes',
    now: 'Available now',
    soon: 'Coming soon',
    steps: {
      enable: { title: 'Enable the widget', text: 'Add your website, choose a plan and paste one snippet.' },
      diagnose: { title: 'Run diagnostics', text: 'See what affects most people first.' },
      review: { title: 'Review reports', text: 'See what changed, with fixes for your developer.' },
    },
  },
  fr: {
    title: 'En place en quelques minutes',
    now: 'Disponible',
    soon: 'Bientôt',
    steps: {
      enable: {
        title: 'Activer le widget',
        text: 'Ajoutez votre site, choisissez une offre et collez un extrait de code.',
      },
      diagnose: { title: 'Lancer un diagnostic', text: 'Voir d’abord ce qui gêne le plus de monde.' },
      review: { title: 'Lire les rapports', text: 'Voir ce qui a changé, corrections à l’appui.' },
    },
  },
});
