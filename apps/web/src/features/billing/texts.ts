import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Billing & Invoices',
    subtitle: 'Invoices and payment details of your websites.',
    notYet: 'Billing is not available yet',
    soon: 'Soon you will find the invoices of every website here, and a way to change how you pay. Nothing is charged until then.',
  },
  fr: {
    title: 'Facturation et factures',
    subtitle: 'Les factures et les moyens de paiement de vos sites.',
    notYet: 'La facturation n’est pas encore disponible',
    soon: 'Bientôt, vous trouverez ici les factures de chaque site et de quoi changer de moyen de paiement. Rien n’est débité d’ici là.',
  },
});
