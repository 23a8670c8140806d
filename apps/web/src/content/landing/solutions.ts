import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** Where to read on: a place on the landing page, or the documentation of the API. */
type ReadOn = `#${string}` | `docs${'' | '#webhooks' | '#command-line'}`;

interface Audience {
  /** What exists, and where it is described. */
  readonly today: Readonly<Record<string, ReadOn>>;
  /** What does not exist. */
  readonly later: readonly string[];
}

/** What each audience is promised. A line moves from `later` to `today` on the day it exists. */
export const solutions = {
  owners: {
    today: { snippet: '#how-it-works', colors: '#features', check: '#page-check', statement: '#statement' },
    later: ['scans'],
  },
  enterprises: { today: { websites: '#pricing', roles: '#dashboard', audit: '#dashboard' }, later: ['reports'] },
  agencies: {
    today: { clients: '#dashboard', invoices: '#pricing', scripts: '#programs' },
    later: ['whiteLabel', 'clientManagement', 'bulkScanning', 'revenueSharing'],
  },
  developers: {
    today: {
      loader: '#features',
      policy: '#features',
      api: 'docs',
      webhooks: 'docs#webhooks',
      commandLine: 'docs#command-line',
    },
    later: ['plugins', 'sdk'],
  },
  companies: { today: { onePlace: '#dashboard', colleagues: '#dashboard', messages: '#messages' }, later: ['reports'] },
} as const satisfies Record<string, Audience>;

export type SolutionsAudience = keyof typeof solutions;

export const solutionsTexts = defineTexts({
  en: {
    title: 'For anyone responsible for a website',
    lead: 'What you get today, and what comes later.',
    later: 'Not available yet:',
    audiences: {
      owners: {
        title: 'Website owners',
        today: {
          snippet: 'One snippet for the whole website',
          colors: 'Your colors, on the side you choose',
          check: 'A check of the pages you choose',
          statement: 'An accessibility statement of your own',
        },
        later: { scans: 'Scans that run by themselves' },
      },
      enterprises: {
        title: 'Enterprises',
        today: {
          websites: 'Any number of websites in one organization',
          roles: 'Admins edit, users view',
          audit: 'Single sign-on and an audit trail',
        },
        later: { reports: 'Reports across all your websites' },
      },
      agencies: {
        title: 'Agencies',
        today: {
          clients: 'The websites of all your clients in one list',
          invoices: 'A plan and invoices for each',
          scripts: 'Many websites set up by one script',
        },
        later: {
          whiteLabel: 'White-label reports',
          clientManagement: 'Client management',
          bulkScanning: 'Bulk scanning',
          revenueSharing: 'Revenue sharing',
        },
      },
      developers: {
        title: 'Developers',
        today: {
          loader: 'A loader of about 4 KB that waits for your page',
          policy: 'Runs under a strict content security policy',
          api: 'REST API',
          webhooks: 'Webhooks',
          commandLine: 'A command line that checks pages in your builds',
        },
        later: { plugins: 'CI/CD plugins', sdk: 'SDK libraries' },
      },
      companies: {
        title: 'Companies',
        today: {
          onePlace: 'Several websites, several people, one place',
          colleagues: 'Colleagues join by invitation',
          messages: 'Messages from visitors, answered by your team',
        },
        later: { reports: 'Regular reports for your team' },
      },
    },
  },
  fr: {
    title: 'Pour toute personne responsable d’un site',
    lead: 'Ce que vous avez aujourd’hui, et ce qui viendra plus tard.',
    later: 'Pas encore disponible\u202f:',
    audiences: {
      owners: {
        title: 'Propriétaires de site',
        today: {
          snippet: 'Un seul extrait de code pour tout le site',
          colors: 'Vos couleurs, du côté de votre choix',
          check: 'Un contrôle des pages de votre choix',
          statement: 'Votre propre déclaration d’accessibilité',
        },
        later: { scans: 'Analyses automatiques de vos pages' },
      },
      enterprises: {
        title: 'Grandes entreprises',
        today: {
          websites: 'Autant de sites que vous voulez dans une organisation',
          roles: 'Les admins modifient, les membres consultent',
          audit: 'Authentification unique et journal d’audit',
        },
        later: { reports: 'Rapports sur l’ensemble de vos sites' },
      },
      agencies: {
        title: 'Agences',
        today: {
          clients: 'Les sites de tous vos clients dans une liste',
          invoices: 'Une offre et des factures pour chacun',
          scripts: 'De nombreux sites configurés par un seul script',
        },
        later: {
          whiteLabel: 'Rapports en marque blanche',
          clientManagement: 'Gestion des clients',
          bulkScanning: 'Analyses groupées',
          revenueSharing: 'Partage des revenus',
        },
      },
      developers: {
        title: 'Développeurs',
        today: {
          loader: 'Un chargeur d’environ 4 Ko qui attend votre page',
          policy: 'Fonctionne avec une politique de sécurité du contenu stricte',
          api: 'API REST',
          webhooks: 'Webhooks',
          commandLine: 'Une ligne de commande qui contrôle les pages dans vos builds',
        },
        later: { plugins: 'Extensions CI/CD', sdk: 'Bibliothèques SDK' },
      },
      companies: {
        title: 'Sociétés',
        today: {
          onePlace: 'Plusieurs sites, plusieurs personnes, un seul endroit',
          colleagues: 'Vos collègues arrivent sur invitation',
          messages: 'Des messages de visiteurs, avec les réponses de votre équipe',
        },
        later: { reports: 'Rapports réguliers pour votre équipe' },
      },
    },
  },
});
