import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Widget Configuration',
    subtitle: 'Install the widget on a website and choose its place and colors.',
    notYet: 'Widget configuration is not available yet',
    soon: 'Soon you will copy the installation snippet of a website here and set the position and colors of its widget.',
  },
  fr: {
    title: 'Configuration du widget',
    subtitle: 'Installez le widget sur un site, et choisissez sa place et ses couleurs.',
    notYet: 'La configuration du widget n’est pas encore disponible',
    soon: 'Bientôt, vous pourrez copier ici le code d’installation d’un site et régler la position et les couleurs de son widget.',
  },
});
