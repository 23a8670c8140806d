import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const unpaidTexts = defineTexts({
  en: {
    title: (amount: string, domain: string) => `${amount} is unpaid for ${domain}`,
    titleUnknown: (domain: string) => `A payment for ${domain} failed`,
    nextTry: (date: string) => `We’ll retry your card on ${date}.`,
    noTry: 'We won’t retry your card by ourselves.',
    served: (date: string) => `The widget stays on the website until ${date}.`,
    otherCard: 'To pay with another card, change it in the billing portal first.',
    pay: 'Pay now',
    paying: 'Paying…',
    paid: (domain: string) => `Thank you. ${domain} is paid.`,
    failed: 'Could not pay the open invoice',
    onlyAdmins: 'Only Admins can pay invoices',
  },
  fr: {
    title: (amount: string, domain: string) => `${amount} restent dus pour ${domain}`,
    titleUnknown: (domain: string) => `Un paiement pour ${domain} a échoué`,
    nextTry: (date: string) => `Nous retenterons le paiement le ${date}.`,
    noTry: 'Nous ne retenterons plus le paiement de nous-mêmes.',
    served: (date: string) => `Le widget reste sur le site jusqu’au ${date}.`,
    otherCard: 'Pour payer avec une autre carte, changez-la d’abord dans le portail de facturation.',
    pay: 'Payer maintenant',
    paying: 'Paiement…',
    paid: (domain: string) => `Merci. ${domain} est réglé.`,
    failed: 'La facture n’a pas pu être payée',
    onlyAdmins: 'Seuls les admins peuvent payer les factures',
  },
});
