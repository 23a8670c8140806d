import type { Policy } from './policy.ts';

export const privacyPolicy: Policy = {
  en: (brand) => ({
    title: 'Privacy Policy',
    lead: `${brand.name} keeps as little about you as it needs to run the service, and does not sell personal data.`,
    sections: [
      {
        heading: 'What we keep',
        paragraphs: [
          'Your first and last name, your email address, your organization and your role in it, and the websites it registers.',
          'Your password never reaches us as you type it: your browser sends a digest, and we store only a slow hash of that.',
        ],
      },
      {
        heading: 'What we use it for',
        paragraphs: [
          'To sign you in, to show your organization its websites and invoices, and to send the mails that belong to your account.',
          'Payments are handled by a payment provider. We do not see or store card numbers.',
        ],
      },
      {
        heading: 'How long',
        paragraphs: [
          'As long as your account exists. When a member is removed from an organization, the account is deleted.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can ask for a copy of your data, have it corrected or have it deleted. Write to us at the address below.',
          'The service is for people aged 16 or older.',
        ],
      },
    ],
  }),
  fr: (brand) => ({
    title: 'Politique de confidentialité',
    lead: `${brand.name} ne conserve sur vous que ce qu’il faut pour assurer le service, et ne vend aucune donnée personnelle.`,
    sections: [
      {
        heading: 'Ce que nous conservons',
        paragraphs: [
          'Votre prénom et votre nom, votre adresse e-mail, votre organisation et le rôle que vous y tenez, ainsi que les sites qu’elle enregistre.',
          'Votre mot de passe ne nous parvient jamais tel que vous le tapez\u202f: votre navigateur en envoie une empreinte, dont nous ne gardons qu’un hachage lent.',
        ],
      },
      {
        heading: 'À quoi cela sert',
        paragraphs: [
          'À vous connecter, à présenter à votre organisation ses sites et ses factures, et à envoyer les e-mails liés à votre compte.',
          'Les paiements passent par un prestataire. Nous ne voyons ni ne conservons aucun numéro de carte.',
        ],
      },
      {
        heading: 'Pendant combien de temps',
        paragraphs: [
          'Aussi longtemps que votre compte existe. Lorsqu’un membre est retiré d’une organisation, son compte est supprimé.',
        ],
      },
      {
        heading: 'Vos droits',
        paragraphs: [
          'Vous pouvez demander une copie de vos données, leur rectification ou leur suppression. Écrivez-nous à l’adresse ci-dessous.',
          'Le service s’adresse aux personnes de 16 ans et plus.',
        ],
      },
    ],
  }),
};
