import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Page not found',
    advice: 'There is no page at this address. It may have moved, or the link may be incomplete.',
    home: 'Go home',
    back: 'Go back',
  },
  fr: {
    title: 'Page introuvable',
    advice: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien est incomplet.',
    home: 'Aller à l’accueil',
    back: 'Revenir en arrière',
  },
});
