import { defineTexts } from '../../../platform/i18n/define-texts.ts';
import { plural } from '../../../platform/i18n/plural.ts';

/** What happens next to a website's subscription. A narrow column breaks the sentence where the line does here. */
export const nextTexts = defineTexts({
  en: {
    noPlan: 'Registered,\nno plan yet',
    trial: (days: number, amount: string, date: string) =>
      `${plural('en', days, { one: 'Trial: # day left', other: 'Trial: # days left' })}, then\n${amount} on ${date}`,
    trialUntil: (days: number, date: string) =>
      `${plural('en', days, { one: 'Trial: # day left', other: 'Trial: # days left' })},\nuntil ${date}`,
    trialFree: (days: number, date: string) =>
      `${plural('en', days, { one: 'Trial: # day left', other: 'Trial: # days left' })}, then\ncovered by credit on ${date}`,
    renews: (date: string) => `Renews on ${date}`,
    renewsFor: (date: string, amount: string) => `Renews on\n${date} for ${amount}`,
    renewsFree: (date: string) => `Renews on ${date},\ncovered by credit`,
    prepaid: (date: string) => `Runs until ${date},\nthen needs a plan`,
    ends: (date: string) => `Ends on ${date}`,
    ended: (date: string) => `Ended on ${date}`,
    unpaid: (amount: string, date: string) => `Unpaid: ${amount}\nsince ${date}`,
    unpaidSince: (date: string) => `Unpaid since ${date}`,
  },
  fr: {
    noPlan: 'Enregistré,\npas encore d’offre',
    trial: (days: number, amount: string, date: string) =>
      `Essai\u202f: encore ${plural('fr', days, { one: '# jour', other: '# jours' })}, puis\n${amount} le ${date}`,
    trialUntil: (days: number, date: string) =>
      `Essai\u202f: encore ${plural('fr', days, { one: '# jour', other: '# jours' })},\njusqu’au ${date}`,
    trialFree: (days: number, date: string) =>
      `Essai\u202f: encore ${plural('fr', days, { one: '# jour', other: '# jours' })}, puis\ncouvert par votre avoir le ${date}`,
    renews: (date: string) => `Se renouvelle le ${date}`,
    renewsFor: (date: string, amount: string) => `Se renouvelle le\n${date} pour ${amount}`,
    renewsFree: (date: string) => `Se renouvelle le ${date},\ncouvert par votre avoir`,
    prepaid: (date: string) => `En service jusqu’au ${date},\npuis une offre est nécessaire`,
    ends: (date: string) => `Prend fin le ${date}`,
    ended: (date: string) => `Terminé le ${date}`,
    unpaid: (amount: string, date: string) => `Impayé\u202f: ${amount}\ndepuis le ${date}`,
    unpaidSince: (date: string) => `Impayé depuis le ${date}`,
  },
});
