import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** The real widget, loaded onto the landing page on request. */
export const tryWidgetTexts = defineTexts({
  en: {
    start: 'Try the widget on this page',
    loading: 'Loading the widget',
    ready: 'The widget now works on this whole page. Its button is in the lower right corner.',
    open: 'Open the widget',
    remove: 'Take it off this page',
    failed: 'Could not load the widget. Check your connection and try again.',
  },
  fr: {
    start: 'Essayer le widget sur cette page',
    loading: 'Chargement du widget',
    ready: 'Le widget agit maintenant sur toute cette page. Son bouton est en bas à droite.',
    open: 'Ouvrir le widget',
    remove: 'Le retirer de cette page',
    failed: 'Le widget n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  },
});
