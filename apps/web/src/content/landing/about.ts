import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const aboutTexts = defineTexts({
  en: {
    title: 'Even ground',
    lead: (brand: string) =>
      `${brand} takes its name and its mark from even ground: two level bars, like the two sides of a road. A page should meet people where they are, and the person reading knows best what they need.`,
    parts: {
      mission: {
        title: 'Mission',
        text: 'Give every visitor of a small website the controls that large ones build for themselves.',
      },
      values: {
        title: 'Values',
        text: 'Ask, never guess. Change only what was asked for. Say what a thing does and what it does not do.',
      },
      vision: {
        title: 'Vision',
        text: 'A web in which a widget is a comfort and no longer a crutch, because the pages behind it are good.',
      },
      team: {
        title: 'Team',
        text: 'A small team that builds, answers and listens. Write to us and you reach the people who work on the product.',
      },
    },
    write: 'Write to us',
    company: 'Who we are',
  },
  fr: {
    title: 'D’égal à égal',
    lead: (brand: string) =>
      `${brand} tire son nom et son signe d’un sol plan\u202f: deux barres de niveau, comme les deux bords d’une route. Une page doit venir à la rencontre des gens, et qui lit sait le mieux ce qu’il lui faut.`,
    parts: {
      mission: {
        title: 'Mission',
        text: 'Donner aux visiteurs d’un petit site les réglages que les grands construisent pour eux-mêmes.',
      },
      values: {
        title: 'Valeurs',
        text: 'Demander, ne jamais deviner. Ne changer que ce qui est demandé. Dire ce qu’une chose fait, et ce qu’elle ne fait pas.',
      },
      vision: {
        title: 'Vision',
        text: 'Un web où un widget est un confort et non plus une béquille, parce que les pages derrière lui sont bonnes.',
      },
      team: {
        title: 'Équipe',
        text: 'Une petite équipe qui construit, répond et écoute. Écrivez-nous\u202f: vous joignez celles et ceux qui font le produit.',
      },
    },
    write: 'Nous écrire',
    company: 'Qui sommes-nous',
  },
});
