import type { Policy } from './policy.ts';

export const securityPolicy: Policy = {
  en: (brand) => ({
    title: 'Security Policy',
    lead: `How ${brand.name} protects your account, and how to tell us when you find a weakness.`,
    sections: [
      {
        heading: 'Passwords and sessions',
        paragraphs: [
          'Passwords are stored only as a slow, salted hash. Links in our mails work once, for 15 minutes.',
          'Signing out, changing your password or losing your role acts on all your sessions at once.',
        ],
      },
      {
        heading: 'Who may do what',
        paragraphs: [
          'Every call to the service states who may make it. Members of one organization never see another organization’s data.',
        ],
      },
      {
        heading: 'Report a weakness',
        paragraphs: [
          'Write to the address below with what you found and how to repeat it. Please give us time to repair it before you publish.',
        ],
      },
    ],
  }),
  fr: (brand) => ({
    title: 'Politique de sécurité',
    lead: `Comment ${brand.name} protège votre compte, et comment nous signaler une faille.`,
    sections: [
      {
        heading: 'Mots de passe et sessions',
        paragraphs: [
          'Les mots de passe ne sont conservés que sous la forme d’un hachage lent et salé. Les liens de nos e-mails servent une seule fois, pendant 15 minutes.',
          'Une déconnexion, un changement de mot de passe ou de rôle agit aussitôt sur toutes vos sessions.',
        ],
      },
      {
        heading: 'Qui peut faire quoi',
        paragraphs: [
          'Chaque appel au service précise qui peut le faire. Les membres d’une organisation ne voient jamais les données d’une autre.',
        ],
      },
      {
        heading: 'Signaler une faille',
        paragraphs: [
          'Écrivez à l’adresse ci-dessous en décrivant ce que vous avez trouvé et comment le reproduire. Merci de nous laisser le temps de corriger avant de publier.',
        ],
      },
    ],
  }),
};
