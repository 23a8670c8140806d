import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const unpaidTexts = defineTexts({
  en: {
    title: (amount: string, domain: string) => `${amount} is unpaid for ${domain}`,
    titleUnknown: (domain: string) => `A payment for ${domain} failed`,
    nextTry: (date: string) => `We try the card again on ${date}.`,
    noTry: 'We do not try the card again by ourselves.',
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
    nextTry: (date: string) => `Nous réessaierons la carte le ${date}.`,
    noTry: 'Nous ne réessaierons plus la carte de nous-mêmes.',
    served: (date: string) => `Le widget reste sur le site jusqu’au ${date}.`,
    otherCard: 'Pour payer avec une autre carte, changez-la d’abord dans le portail de facturation.',
    pay: 'Payer maintenant',
    paying: 'Paiement…',
    paid: (domain: string) => `Merci. ${domain} est réglé.`,
    failed: 'La facture n’a pas pu être payée',
    onlyAdmins: 'Seuls les admins peuvent payer les factures',
  },
});
