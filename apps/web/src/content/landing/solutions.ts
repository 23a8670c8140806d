import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const solutionsTexts = defineTexts({
  en: {
    title: 'For anyone responsible for a website',
    lead: 'What you get today, and what comes later.',
    later: 'Not available yet:',
    audiences: {
      owners: {
        title: 'Website owners',
        today: ['One snippet for the whole website', 'Your colors, on the side you choose'],
        later: ['Scans of your pages'],
      },
      enterprises: {
        title: 'Enterprises',
        today: ['Any number of websites in one organization', 'Admins edit, users view'],
        later: ['Reports across all your websites'],
      },
      agencies: {
        title: 'Agencies',
        today: ['The websites of all your clients in one list', 'A plan and invoices for each'],
        later: ['White-label reports', 'Client management', 'Bulk scanning', 'Revenue sharing'],
      },
      developers: {
        title: 'Developers',
        today: ['A loader of about 4 KB that waits for your page', 'Runs under a strict content security policy'],
        later: ['REST API', 'CI/CD plugins', 'SDK libraries', 'Webhooks'],
      },
      companies: {
        title: 'Companies',
        today: ['Several websites, several people, one place', 'Colleagues join by invitation'],
        later: ['Regular reports for your team'],
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
        today: ['Un seul extrait de code pour tout le site', 'Vos couleurs, du côté de votre choix'],
        later: ['Analyse de vos pages'],
      },
      enterprises: {
        title: 'Grandes entreprises',
        today: [
          'Autant de sites que vous voulez dans une organisation',
          'Les admins modifient, les membres consultent',
        ],
        later: ['Rapports sur l’ensemble de vos sites'],
      },
      agencies: {
        title: 'Agences',
        today: ['Les sites de tous vos clients dans une liste', 'Une offre et des factures pour chacun'],
        later: ['Rapports en marque blanche', 'Gestion des clients', 'Analyses groupées', 'Partage des revenus'],
      },
      developers: {
        title: 'Développeurs',
        today: [
          'Un chargeur d’environ 4 Ko qui attend votre page',
          'Fonctionne avec une politique de sécurité du contenu stricte',
        ],
        later: ['API REST', 'Extensions CI/CD', 'Bibliothèques SDK', 'Webhooks'],
      },
      companies: {
        title: 'Sociétés',
        today: ['Plusieurs sites, plusieurs personnes, un seul endroit', 'Vos collègues arrivent sur invitation'],
        later: ['Rapports réguliers pour votre équipe'],
      },
    },
  },
});
