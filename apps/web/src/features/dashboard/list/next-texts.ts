import { defineTexts } from '../../../platform/i18n/define-texts.ts';
import { plural } from '../../../platform/i18n/plural.ts';

/** What happens next to a website's subscription. */
export const nextTexts = defineTexts({
  en: {
    trial: (days: number, amount: string, date: string) =>
      `${plural('en', days, { one: 'Trial: # day left', other: 'Trial: # days left' })}, then ${amount} on ${date}`,
    trialUntil: (days: number, date: string) =>
      `${plural('en', days, { one: 'Trial: # day left', other: 'Trial: # days left' })}, until ${date}`,
    renews: (date: string) => `Renews on ${date}`,
    renewsFor: (date: string, amount: string) => `Renews on ${date} for ${amount}`,
    renewsFree: (date: string) => `Renews on ${date}, covered by credit`,
    ends: (date: string) => `Ends on ${date}`,
    ended: (date: string) => `Ended on ${date}`,
    unpaid: (amount: string, date: string) => `Unpaid: ${amount} since ${date}`,
    unpaidSince: (date: string) => `Unpaid since ${date}`,
    nextTry: (date: string) => `next try on ${date}`,
  },
  fr: {
    trial: (days: number, amount: string, date: string) =>
      `Essai\u202f: encore ${plural('fr', days, { one: '# jour', other: '# jours' })}, puis ${amount} le ${date}`,
    trialUntil: (days: number, date: string) =>
      `Essai\u202f: encore ${plural('fr', days, { one: '# jour', other: '# jours' })}, jusqu’au ${date}`,
    renews: (date: string) => `Se renouvelle le ${date}`,
    renewsFor: (date: string, amount: string) => `Se renouvelle le ${date} pour ${amount}`,
    renewsFree: (date: string) => `Se renouvelle le ${date}, couvert par votre avoir`,
    ends: (date: string) => `Prend fin le ${date}`,
    ended: (date: string) => `Terminé le ${date}`,
    unpaid: (amount: string, date: string) => `Impayé\u202f: ${amount} depuis le ${date}`,
    unpaidSince: (date: string) => `Impayé depuis le ${date}`,
    nextTry: (date: string) => `nouvel essai le ${date}`,
  },
});
