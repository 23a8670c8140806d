export interface Product {
  picture: string;
  price: string;
  name: { en: string; fr: string };
  note: { en: string; fr: string };
}

export const products: readonly Product[] = [
  {
    picture: 'sourdough',
    price: '7.50',
    name: { en: 'Country sourdough', fr: 'Pain de campagne au levain' },
    note: {
      en: 'Thirty hours in the making, a week on the table.',
      fr: 'Trente heures de travail, une semaine à table.',
    },
  },
  {
    picture: 'baguette',
    price: '3.20',
    name: { en: 'Baguette', fr: 'Baguette' },
    note: { en: 'Thin crust, three a day, gone by noon.', fr: 'Croûte fine, trois fournées par jour, épuisée à midi.' },
  },
  {
    picture: 'croissant',
    price: '3.80',
    name: { en: 'Butter croissant', fr: 'Croissant au beurre' },
    note: {
      en: 'Eighty-one layers, counted once, on a slow Sunday.',
      fr: 'Quatre-vingt-un feuillets, comptés un dimanche calme.',
    },
  },
  {
    picture: 'roll',
    price: '4.10',
    name: { en: 'Cinnamon roll', fr: 'Roulé à la cannelle' },
    note: { en: 'Best warm. Best shared. Rarely shared.', fr: 'Meilleur tiède. Meilleur partagé. Rarement partagé.' },
  },
  {
    picture: 'tart',
    price: '5.60',
    name: { en: 'Raspberry tart', fr: 'Tartelette aux framboises' },
    note: {
      en: 'From the end of May until the raspberries say so.',
      fr: 'De fin mai jusqu’à ce que les framboises en décident.',
    },
  },
  {
    picture: 'cake',
    price: '6.90',
    name: { en: 'Maple layer cake', fr: 'Gâteau à l’érable' },
    note: {
      en: 'By the slice, or whole with a day’s notice.',
      fr: 'À la part, ou entier si vous nous prévenez la veille.',
    },
  },
];
