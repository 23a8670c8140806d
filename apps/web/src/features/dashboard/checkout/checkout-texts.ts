import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const checkoutTexts = defineTexts({
  en: {
    asking: 'One moment: the checkout is being confirmed.',
    active: (domain: string) => `${domain} is active. Add the widget to it next.`,
    late: (domain: string) =>
      `The payment provider has not confirmed the checkout for ${domain} yet. The website becomes active as soon as it does.`,
    failedTitle: 'The checkout could not be confirmed yet',
    failed: 'If you paid, nothing is lost. Please try again in a moment.',
    retry: 'Try again',
  },
  fr: {
    asking: 'Un instant\u202f: le paiement est en cours de confirmation.',
    active: (domain: string) => `${domain} est actif. Il reste à y installer le widget.`,
    late: (domain: string) =>
      `Le prestataire de paiement n’a pas encore confirmé le paiement pour ${domain}. Le site devient actif dès que c’est fait.`,
    failedTitle: 'Le paiement n’a pas encore pu être confirmé',
    failed: 'Si vous avez payé, rien n’est perdu. Veuillez réessayer dans un instant.',
    retry: 'Réessayer',
  },
});
