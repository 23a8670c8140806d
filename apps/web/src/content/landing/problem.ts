import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** Where the figures come from. A figure without a source does not belong on this page. */
export const figureSources = {
  pages: 'https://webaim.org/projects/million/2025',
  lawsuits: 'https://usablenet.com',
  people: 'https://www.who.int/news-room/fact-sheets/detail/disability-and-health',
} as const;

export const problemTexts = defineTexts({
  en: {
    title: 'Most of the web is harder to read than it needs to be',
    lead: 'None of these figures is ours. Each names its source, so that you can read what was counted and how.',
    figures: {
      pages: {
        value: '94.8%',
        what: 'of a million home pages had accessibility failures that a program can detect.',
        scale: '19 pages in every 20',
        source: 'WebAIM Million, 2025',
      },
      lawsuits: {
        value: '4,187',
        what: 'lawsuits about the accessibility of websites and apps in the United States in 2024, by one count.',
        scale: 'About 11 a day',
        source: 'UsableNet, report on 2024',
      },
      people: {
        value: '16%',
        what: 'of the world’s population live with a significant disability.',
        scale: '4 people in every 25',
        source: 'World Health Organization',
      },
    },
    source: 'Source:',
    honest:
      'A widget does not mend a page. It lets the people who are reading it today make it work for them, while you take care of what lies behind.',
  },
  fr: {
    title: 'Le web se lit moins bien qu’il ne le pourrait',
    lead: 'Aucun de ces chiffres n’est de nous. Chacun nomme sa source\u202f: vous pouvez lire ce qui a été compté, et comment.',
    figures: {
      pages: {
        value: '94,8\u202f%',
        what: 'd’un million de pages d’accueil présentaient des défauts d’accessibilité qu’un programme sait repérer.',
        scale: '19 pages sur 20',
        source: 'WebAIM Million, 2025',
      },
      lawsuits: {
        value: '4\u202f187',
        what: 'actions en justice sur l’accessibilité de sites et d’applications aux États-Unis en 2024, selon un décompte.',
        scale: 'Environ 11 par jour',
        source: 'UsableNet, rapport sur 2024',
      },
      people: {
        value: '16\u202f%',
        what: 'de la population mondiale vit avec un handicap important.',
        scale: '4 personnes sur 25',
        source: 'Organisation mondiale de la Santé',
      },
    },
    source: 'Source\u202f:',
    honest:
      'Un widget ne répare pas une page. Il permet à celles et ceux qui la lisent aujourd’hui de l’adapter, pendant que vous vous occupez du fond.',
  },
});
