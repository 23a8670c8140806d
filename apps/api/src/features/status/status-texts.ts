import type { Language } from '@evenway/contract';
import type { IncidentKind } from './health-history-repository.ts';
import type { DayState, Part } from './summarize.ts';

interface StatusTexts {
  readonly title: (brand: string) => string;
  readonly home: (brand: string) => string;
  readonly allGood: string;
  readonly someDown: string;
  readonly asOf: (time: string) => string;
  readonly announcements: string;
  readonly announced: (from: string) => string;
  readonly parts: Readonly<Record<Part, { readonly name: string; readonly what: string }>>;
  readonly works: string;
  readonly down: string;
  /** `since`: when measuring began, unless that was before the last 90 days. */
  readonly available: (percent: string, since: string | null) => string;
  readonly days: string;
  readonly dayStates: Readonly<Record<Exclude<DayState, 'unknown'>, string>>;
  readonly ago: string;
  readonly today: string;
  readonly incidents: string;
  readonly noIncidents: string;
  readonly kinds: Readonly<Record<IncidentKind, { readonly name: string; readonly what: string }>>;
  readonly lasted: (from: string, duration: string) => string;
  readonly goesOn: (from: string) => string;
  readonly noHistory: string;
  readonly watchedSince: (date: string) => string;
  readonly howMeasured: string;
  readonly other: { readonly label: string; readonly language: Language };
}

export const statusTexts: Readonly<Record<Language, StatusTexts>> = {
  en: {
    title: (brand) => `${brand} status`,
    home: (brand) => `Back to ${brand}`,
    allGood: 'Everything works',
    someDown: 'Some things are not working',
    asOf: (time) => `As of ${time} UTC`,
    announcements: 'Announcements',
    announced: (from) => `Posted on ${from} UTC`,
    parts: {
      widget: { name: 'Widget on your website', what: 'The button, the panel and visitors’ settings' },
      application: { name: 'Sign-in and dashboard', what: 'Signing in, saving settings, buying a plan' },
      messages: { name: 'Emails and payment updates', what: 'Confirmations, receipts, plan changes' },
    },
    works: 'Works',
    down: 'Not working',
    available: (percent, since) => `${percent} available ${since ? `since ${since}` : 'in the last 90 days'}`,
    days: 'The last 90 days',
    dayStates: {
      good: 'no incident',
      brief: 'less than 30 minutes not working',
      long: '30 minutes or more not working',
    },
    ago: '90 days ago',
    today: 'Today',
    incidents: 'Incidents',
    noIncidents: 'None in the last 90 days.',
    kinds: {
      service: { name: 'Service not running', what: 'Nothing answered, so widgets did not load either.' },
      database: {
        name: 'Dashboard not available',
        what: 'Signing in and saving were not possible. Widgets in recent use were still delivered.',
      },
      jobs: { name: 'Late emails and payment updates', what: 'They waited for more than five minutes.' },
    },
    lasted: (from, duration) => `${from} UTC, for ${duration}`,
    goesOn: (from) => `Since ${from} UTC, still going on`,
    noHistory: 'We cannot read our history right now.',
    watchedSince: (date) => `We have kept this record since ${date}.`,
    howMeasured:
      'Our servers check themselves every 15 seconds and write this record by themselves. It does not show problems on the way between you and us.',
    other: { label: 'Français', language: 'fr' },
  },
  fr: {
    title: (brand) => `État du service ${brand}`,
    home: (brand) => `Retour à ${brand}`,
    allGood: 'Tout fonctionne',
    someDown: 'Une partie du service ne fonctionne pas',
    asOf: (time) => `Le ${time} UTC`,
    announcements: 'Annonces',
    announced: (from) => `Publiée le ${from} UTC`,
    parts: {
      widget: { name: 'Le widget sur votre site', what: 'Le bouton, le panneau et les réglages des visiteurs' },
      application: {
        name: 'Connexion et tableau de bord',
        what: 'Se connecter, enregistrer des réglages, choisir une offre',
      },
      messages: { name: 'E-mails et mises à jour de paiement', what: 'Confirmations, reçus, changements d’offre' },
    },
    works: 'Fonctionne',
    down: 'Ne fonctionne pas',
    available: (percent, since) =>
      `disponible à ${percent} ${since ? `depuis le ${since}` : 'sur les 90 derniers jours'}`,
    days: 'Les 90 derniers jours',
    dayStates: {
      good: 'aucun incident',
      brief: 'moins de 30 minutes d’interruption',
      long: '30 minutes d’interruption ou plus',
    },
    ago: 'Il y a 90 jours',
    today: 'Aujourd’hui',
    incidents: 'Incidents',
    noIncidents: 'Aucun au cours des 90 derniers jours.',
    kinds: {
      service: {
        name: 'Service à l’arrêt',
        what: 'Rien ne répondait, les widgets ne se chargeaient donc plus non plus.',
      },
      database: {
        name: 'Tableau de bord indisponible',
        what: 'Impossible de se connecter ou d’enregistrer. Les widgets récemment utilisés restaient servis.',
      },
      jobs: {
        name: 'E-mails et mises à jour de paiement en retard',
        what: 'Ils ont attendu plus de cinq minutes.',
      },
    },
    lasted: (from, duration) => `${from} UTC, pendant ${duration}`,
    goesOn: (from) => `Depuis le ${from} UTC, toujours en cours`,
    noHistory: 'Nous ne pouvons pas lire notre historique pour le moment.',
    watchedSince: (date) => `Nous tenons ce relevé depuis le ${date}.`,
    howMeasured:
      'Nos serveurs se contrôlent toutes les 15 secondes et tiennent ce relevé eux-mêmes. Il ne montre pas les problèmes survenus entre vous et nous.',
    other: { label: 'English', language: 'en' },
  },
};
