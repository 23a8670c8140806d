import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** Good explanations by people who are not selling anything. */
export const readings = {
  introduction: 'https://www.w3.org/WAI/fundamentals/accessibility-intro/',
  checks: 'https://www.w3.org/WAI/test-evaluate/preliminary/',
  contrast: 'https://webaim.org/resources/contrastchecker/',
} as const;

export const resourcesTexts = defineTexts({
  en: {
    title: 'Read before you decide',
    lead: 'Accessibility is more than a widget. These free guides explain it well.',
    readings: {
      introduction: { title: 'Introduction to web accessibility', by: 'W3C' },
      checks: { title: 'Check a page yourself in an hour', by: 'W3C' },
      contrast: { title: 'Check the contrast of two colors', by: 'WebAIM' },
    },
    ours: 'Our policies',
    privacy: 'Privacy Policy',
    security: 'Security Policy',
  },
  fr: {
    title: 'À lire avant de décider',
    lead: 'L’accessibilité ne tient pas dans un widget. Ces guides gratuits l’expliquent bien.',
    readings: {
      introduction: {
        title: 'Introduction à l’accessibilité du web',
        by: 'W3C, en anglais',
      },
      checks: { title: 'Vérifier une page en une heure', by: 'W3C, en anglais' },
      contrast: { title: 'Vérifier le contraste de deux couleurs', by: 'WebAIM, en anglais' },
    },
    ours: 'Nos politiques',
    privacy: 'Confidentialité',
    security: 'Sécurité',
  },
});
