import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const creditTexts = defineTexts({
  en: {
    credit: (amount: string) => `${amount} credit: used before your card.`,
    creditToday: (amount: string) => `${amount} credit: used for this payment first, before your card.`,
    creditNext: (amount: string, date: string) => `${amount} credit: used before your card, next on ${date}.`,
  },
  fr: {
    credit: (amount: string) => `Avoir de ${amount}\u202f: utilisé avant votre carte.`,
    creditToday: (amount: string) => `Avoir de ${amount}\u202f: utilisé d’abord pour ce paiement, avant votre carte.`,
    creditNext: (amount: string, date: string) =>
      `Avoir de ${amount}\u202f: utilisé avant votre carte, la prochaine fois le ${date}.`,
  },
});
