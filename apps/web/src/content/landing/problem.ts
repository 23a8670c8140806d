import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** The sources of the figures. A figure without a source does not belong on this page. */
export const figureSources = {
  pages: 'https://webaim.org/projects/million/2025',
  lawsuits: 'https://info.usablenet.com/2024-year-end-digital-accessibility-lawsuit-report-pdf-download-plain-text',
  people: 'https://www.who.int/news-room/fact-sheets/detail/disability-and-health',
} as const;

export const problemTexts = defineTexts({
  en: {
    title: 'Most of the web is harder to use than it should be',
    lead: 'Independent figures, with sources.',
    figures: {
      pages: {
        value: '94.8%',
        what: 'of a million home pages had accessibility failures that software can detect: 19 in every 20.',
        source: 'WebAIM Million, 2025',
      },
      lawsuits: {
        value: '4,187',
        what: 'US lawsuits over the accessibility of websites and apps in 2024, by one count: about 11 a day.',
        source: 'UsableNet, report on 2024',
      },
      people: {
        value: '16%',
        what: 'of the world’s population live with a significant disability: 4 people in every 25.',
        source: 'World Health Organization',
      },
    },
    source: 'Source:',
    honest: 'A widget does not repair a page. It lets visitors adapt it today, while you work on the page itself.',
  },
  fr: {
    title: 'Le web reste trop difficile à utiliser',
    lead: 'Des chiffres indépendants, avec leurs sources.',
    figures: {
      pages: {
        value: '94,8\u202f%',
        what: 'd’un million de pages d’accueil avaient des défauts d’accessibilité repérables par un logiciel\u202f: 19 sur 20.',
        source: 'WebAIM Million, 2025',
      },
      lawsuits: {
        value: '4\u202f187',
        what: 'actions en justice sur l’accessibilité de sites et d’applications aux États-Unis en 2024, selon un décompte\u202f: environ 11 par jour.',
        source: 'UsableNet, rapport sur 2024',
      },
      people: {
        value: '16\u202f%',
        what: 'de la population mondiale vit avec un handicap important\u202f: 4 personnes sur 25.',
        source: 'Organisation mondiale de la Santé',
      },
    },
    source: 'Source\u202f:',
    honest:
      'Un widget ne répare pas une page. Vos visiteurs l’adaptent dès aujourd’hui, pendant que vous améliorez la page elle-même.',
  },
});
