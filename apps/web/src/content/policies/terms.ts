import type { Policy } from './policy.ts';

export const termsOfService: Policy = {
  en: (brand) => ({
    title: 'Terms of Service',
    lead: `By creating an account you agree to use ${brand.name} lawfully, and to pay for the plans you choose.`,
    sections: [
      {
        heading: 'What the service does',
        paragraphs: [
          `${brand.name} provides a widget that gives the visitors of your website control over how it looks and reads. It does not by itself make a website compliant with any law or standard.`,
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'Give true information, keep your password to yourself, and do not sign up by automated means. The service is not for minors.',
          'We may reclaim a username that misleads or offends.',
        ],
      },
      {
        heading: 'Fees and cancellation',
        paragraphs: [
          'Plans are sold per website and start with a 7-day free trial. Fees are non-refundable except as required by law.',
          'A cancellation takes effect at the end of the paid term. To cancel, you can also contact us at the address below.',
        ],
      },
      {
        heading: 'Governing law',
        paragraphs: ['These terms are governed by the law of Delaware, and its courts decide disputes.'],
      },
    ],
  }),
  fr: (brand) => ({
    title: 'Conditions d’utilisation',
    lead: `En créant un compte, vous vous engagez à utiliser ${brand.name} dans le respect de la loi et à régler les formules que vous choisissez.`,
    sections: [
      {
        heading: 'Ce que fait le service',
        paragraphs: [
          `${brand.name} fournit un widget qui permet aux visiteurs de votre site d’en adapter l’apparence et la lecture. À lui seul, il ne rend un site conforme à aucune loi ni à aucune norme.`,
        ],
      },
      {
        heading: 'Votre compte',
        paragraphs: [
          'Donnez des informations exactes, gardez votre mot de passe pour vous et ne vous inscrivez pas par des moyens automatisés. Le service ne s’adresse pas aux mineurs.',
          'Nous pouvons reprendre un nom d’utilisateur trompeur ou offensant.',
        ],
      },
      {
        heading: 'Tarifs et résiliation',
        paragraphs: [
          'Les formules sont vendues par site et commencent par un essai gratuit de 7 jours. Les sommes versées ne sont pas remboursables, sauf si la loi l’exige.',
          'Une résiliation prend effet à la fin de la période payée. Pour résilier, vous pouvez aussi nous écrire à l’adresse ci-dessous.',
        ],
      },
      {
        heading: 'Droit applicable',
        paragraphs: ['Ces conditions sont régies par le droit du Delaware, dont les tribunaux tranchent les litiges.'],
      },
    ],
  }),
};
