import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const howItWorksTexts = defineTexts({
  en: {
    title: 'Three steps. The first is ready today.',
    now: 'Available now',
    soon: 'Coming soon',
    steps: {
      enable: {
        title: 'Enable the widget',
        text: 'Add your website, choose a plan and paste one snippet. The button is then on every page.',
      },
      diagnose: {
        title: 'Run diagnostics',
        text: 'A scan will look through your pages for problems and put those first that hold up the most people.',
      },
      review: {
        title: 'Review reports',
        text: 'Reports will show what has changed since the last scan, with fixes your developer can use.',
      },
    },
  },
  fr: {
    title: 'Trois étapes. La première est prête.',
    now: 'Disponible',
    soon: 'Bientôt',
    steps: {
      enable: {
        title: 'Activer le widget',
        text: 'Ajoutez votre site, choisissez une offre et collez un extrait de code. Le bouton est alors sur chaque page.',
      },
      diagnose: {
        title: 'Lancer un diagnostic',
        text: 'Une analyse parcourra vos pages et placera en tête les problèmes qui gênent le plus de monde.',
      },
      review: {
        title: 'Lire les rapports',
        text: 'Les rapports montreront ce qui a changé depuis la dernière analyse, avec des corrections prêtes à reprendre.',
      },
    },
  },
});
