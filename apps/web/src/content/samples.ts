import { defineTexts } from '../platform/i18n/define-texts.ts';

/**
 * What a young product does not have yet. Everything in this file is made up and is shown as an example, with a mark on
 * each piece. Replace it with what real customers and auditors have said, or take the pieces out.
 */
export const placeholders = defineTexts({
  en: {
    certifications: { first: 'Name of a certificate', second: 'Name of an audit' },
    ratings: {
      first: { site: 'Name of a review site', score: '4.8', outOf: 'out of 5' },
      second: { site: 'Name of another review site', score: '4.7', outOf: 'out of 5' },
    },
    testimonials: {
      first: {
        text: 'A customer’s sentence about what changed for their visitors will stand here.',
        author: 'First and last name',
        role: 'Owner of a shop',
      },
      second: {
        text: 'Here a second voice could tell how long it took to set up, and what was missing.',
        author: 'First and last name',
        role: 'Webmaster of a school',
      },
      third: {
        text: 'And here someone who reads with the widget could say what they use it for.',
        author: 'First and last name',
        role: 'Reader',
      },
    },
  },
  fr: {
    certifications: { first: 'Nom d’un certificat', second: 'Nom d’un audit' },
    ratings: {
      first: { site: 'Nom d’un site d’avis', score: '4,8', outOf: 'sur 5' },
      second: { site: 'Nom d’un autre site d’avis', score: '4,7', outOf: 'sur 5' },
    },
    testimonials: {
      first: {
        text: 'Ici se trouvera la phrase d’une cliente sur ce qui a changé pour ses visiteurs.',
        author: 'Prénom et nom',
        role: 'À la tête d’un commerce',
      },
      second: {
        text: 'Ici, une deuxième voix pourra dire combien de temps l’installation a pris, et ce qui manquait.',
        author: 'Prénom et nom',
        role: 'Webmestre d’une école',
      },
      third: {
        text: 'Et ici, quelqu’un qui lit avec le widget pourra dire à quoi il lui sert.',
        author: 'Prénom et nom',
        role: 'Lecteur',
      },
    },
  },
});
