import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const aboutTexts = defineTexts({
  en: {
    title: 'Even ground',
    lead: (brand: string) =>
      `${brand} stands for even ground: two level bars, like the two sides of a road. The person reading knows best what they need.`,
    parts: {
      mission: {
        title: 'Mission',
        text: 'Give visitors of small websites the controls that large ones build for themselves.',
      },
      values: {
        title: 'Values',
        text: 'Ask, never guess. Change only what was asked for. Say what a thing does, and what it does not.',
      },
      vision: {
        title: 'Vision',
        text: 'A web whose pages are so good that a widget is a comfort, not a need.',
      },
      team: { title: 'Team', text: 'A small team. When you write to us, the people who build the product answer.' },
    },
    write: 'Write to us',
    company: 'Who we are',
  },
  fr: {
    title: 'D’égal à égal',
    lead: (brand: string) =>
      `${brand}, c’est un sol bien plan\u202f: deux barres bien à plat, comme les deux bords d’une route. Pour bien lire, chacun sait mieux que personne ce qu’il lui faut.`,
    parts: {
      mission: {
        title: 'Mission',
        text: 'Donner aux visiteurs des petits sites les réglages que les grands construisent pour eux-mêmes.',
      },
      values: {
        title: 'Valeurs',
        text: 'Demander, ne jamais deviner. Ne changer que ce qui est demandé. Dire ce qu’une chose fait, et ce qu’elle ne fait pas.',
      },
      vision: {
        title: 'Vision',
        text: 'Un web aux pages si bien faites qu’un widget y est un confort, pas une nécessité.',
      },
      team: {
        title: 'Équipe',
        text: 'Une petite équipe. Écrivez-nous\u202f: ce sont celles et ceux qui font le produit qui répondent.',
      },
    },
    write: 'Nous écrire',
    company: 'Qui sommes-nous',
  },
});
