import type { SiteContent } from '@evenway/contract';

/**
 * Samples of what an operator will say about itself (`SITE_CONTENT_FILE`), so that the design can be judged on a
 * machine with local services. All of it is made up, each piece is marked as a sample, and no real site ever shows it.
 */
export const sampleContent: Omit<SiteContent, 'company'> = {
  users: {
    en: 'Thousands of people read with it every day.',
    fr: 'Des milliers de personnes lisent avec lui chaque jour.',
  },
  certifications: [
    { name: { en: 'Independent security audit, 2025', fr: 'Audit de sécurité indépendant, 2025' }, url: null },
    { name: { en: 'Accessibility audit of the panel, 2025', fr: 'Audit d’accessibilité du panneau, 2025' }, url: null },
  ],
  ratings: [
    { site: 'Shopfront Reviews', score: 4.8, outOf: 5, url: null },
    { site: 'Webmaster’s Shelf', score: 4.7, outOf: 5, url: null },
  ],
  testimonials: [
    {
      text: {
        en: 'It was on our website before the coffee was ready. A week later a regular told me she can read the menu again.',
        fr: 'Il était sur notre site avant que le café soit prêt. Une semaine plus tard, une habituée m’a dit qu’elle relisait enfin la carte.',
      },
      author: 'Mara Lindqvist',
      role: { en: 'Runs a café', fr: 'Tient un café' },
    },
    {
      text: {
        en: 'I look after thirty websites. They are all in one list, and each client gets their own invoice.',
        fr: 'Je m’occupe de trente sites. Ils sont tous dans une seule liste, et chaque client a sa facture.',
      },
      author: 'Samuel Okafor',
      role: { en: 'Runs a web agency', fr: 'Dirige une agence web' },
    },
    {
      text: {
        en: 'Larger text, calmer colors, done. When I come back, the page remembers.',
        fr: 'Un texte plus grand, des couleurs plus calmes, et voilà. Quand je reviens, la page s’en souvient.',
      },
      author: 'Inès Moreau',
      role: { en: 'Reads with the widget', fr: 'Lit avec le widget' },
    },
  ],
};
