import { defineTexts } from '../../../../platform/i18n/define-texts.ts';

export const previewTexts = defineTexts({
  en: {
    title: 'Preview',
    help: 'The real widget with these settings, on a page of a made-up shop. Press its button to try it; nothing is counted.',
    width: 'Width of the preview',
    widths: { desktop: 'Desktop', phone: 'Phone' },
    frame: 'The widget on a sample page',
    loading: 'Loading the preview',
    failed: 'Could not load the preview. Your settings are not affected.',
    retry: 'Try again',
  },
  fr: {
    title: 'Aperçu',
    help: 'Le vrai widget avec ces réglages, sur la page d’une boutique imaginaire. Appuyez sur son bouton pour l’essayer\u202f; rien n’est compté.',
    width: 'Largeur de l’aperçu',
    widths: { desktop: 'Ordinateur', phone: 'Téléphone' },
    frame: 'Le widget sur une page d’exemple',
    loading: 'Chargement de l’aperçu',
    failed: 'L’aperçu n’a pas pu être chargé. Vos réglages ne sont pas touchés.',
    retry: 'Réessayer',
  },
});
