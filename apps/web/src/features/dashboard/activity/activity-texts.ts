import { defineTexts } from '../../../platform/i18n/define-texts.ts';
import { plural } from '../../../platform/i18n/plural.ts';

/** What the widget of a website did. */
export const activityTexts = defineTexts({
  en: {
    visits: (count: number) => plural('en', count, { one: '# visit', other: '# visits' }),
    months: (list: string) => `Visits by month: ${list}`,
    seen: (ago: string) => `Seen ${ago}`,
    quiet: (date: string) => `Not seen since ${date}`,
    past: (date: string) => `Last seen ${date}`,
    missing: 'Not seen yet',
    noPlan: 'Choose a plan first',
    suspended: (date: string) => `Suspended by us on ${date}: the widget is off.`,
    writeToSupport: 'Write to support',
    check: 'Check',
    install: 'Install',
    onWebsite: (domain: string) => ` the widget on ${domain}`,
  },
  fr: {
    visits: (count: number) => plural('fr', count, { one: '# visite', other: '# visites' }),
    months: (list: string) => `Visites par mois\u202f: ${list}`,
    seen: (ago: string) => `Vu ${ago}`,
    quiet: (date: string) => `Non vu depuis le ${date}`,
    past: (date: string) => `Vu pour la dernière fois le ${date}`,
    missing: 'Pas encore vu',
    noPlan: 'Choisissez d’abord une offre',
    suspended: (date: string) => `Suspendu par nos soins le ${date}\u202f: le widget est désactivé.`,
    writeToSupport: 'Écrire à l’assistance',
    check: 'Vérifier',
    install: 'Installer',
    onWebsite: (domain: string) => ` le widget sur ${domain}`,
  },
});
