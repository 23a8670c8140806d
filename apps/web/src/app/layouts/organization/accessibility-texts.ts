import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    tabsLabel: 'Accessibility',
    tabs: { check: 'Check', statement: 'Statement', messages: 'Messages' },
    titles: {
      check: 'Accessibility check',
      statement: 'Accessibility statement',
      messages: 'Accessibility messages',
    },
    subtitles: {
      check: 'Find issues in your own pages, learn how to fix them, and keep track of what is done.',
      statement: 'Tell visitors how accessible your website is, what does not work yet, and how to reach you.',
      messages: 'Read what visitors tell you about barriers, and answer them.',
    },
    websitesFailed: 'Failed to load websites',
    none: 'No website yet',
    noneHelp: 'Add a website on the dashboard first. Its check, statement and messages then live here.',
    unknown: (domain: string) => `${domain} is not one of your organization’s websites. You see another website below.`,
  },
  fr: {
    tabsLabel: 'Accessibilité',
    tabs: { check: 'Contrôle', statement: 'Déclaration', messages: 'Messages' },
    titles: {
      check: 'Contrôle d’accessibilité',
      statement: 'Déclaration d’accessibilité',
      messages: 'Messages sur l’accessibilité',
    },
    subtitles: {
      check: 'Repérez les problèmes de vos propres pages, apprenez à les corriger et suivez l’avancement.',
      statement: 'Dites à vos visiteurs où en est votre site, ce qui ne fonctionne pas encore et comment vous joindre.',
      messages: 'Lisez ce que vos visiteurs vous signalent, et répondez-leur.',
    },
    websitesFailed: 'Les sites n’ont pas pu être chargés',
    none: 'Pas encore de site',
    noneHelp:
      'Ajoutez d’abord un site depuis le tableau de bord. Son contrôle, sa déclaration et ses messages seront ensuite ici.',
    unknown: (domain: string) =>
      `${domain} ne fait pas partie des sites de votre organisation. Vous voyez un autre site ci-dessous.`,
  },
});
