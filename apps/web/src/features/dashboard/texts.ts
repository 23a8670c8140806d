import { defineTexts } from '../../platform/i18n/define-texts.ts';
import { plural } from '../../platform/i18n/plural.ts';

export const texts = defineTexts({
  en: {
    title: 'Organization Dashboard',
    subtitle: 'Manage your websites',
    onboard: 'Onboard website',
    onboardUnavailable: 'Adding websites is not available yet.',
    counters: {
      total: 'Total Websites',
      active: 'Active Websites',
      expiringSoon: 'Expiring Soon',
      inactive: 'Inactive Websites',
    },
    list: 'Managed Websites',
    refresh: 'Refresh',
    refreshing: 'Refreshing...',
    loadFailed: 'Failed to fetch websites',
    refreshed: (count: number) => plural('en', count, { one: '# website is listed.', other: '# websites are listed.' }),
    refreshFailed: (reason: string) => `Failed to refresh websites: ${reason}`,
    tabs: { active: 'Active', cancelled: 'Cancelled', all: 'All' },
    empty: {
      active: 'No active websites found.',
      cancelled: 'No cancelled websites found.',
      all: 'No websites found. Use the Onboard website button to add your first website.',
    },
    columns: {
      domain: 'Domain',
      subscription: 'Subscription',
      subscribed: 'Subscribed',
      expires: 'Expires at',
      status: 'Status',
    },
    none: 'None',
    unknown: 'Unknown',
    status: { ACTIVE: 'Active', CANCELLED: 'Cancelled', NOT_PAID: 'Not paid', INACTIVE: 'Inactive' },
  },
  fr: {
    title: 'Tableau de bord de l’organisation',
    subtitle: 'Gérez vos sites',
    onboard: 'Ajouter un site',
    onboardUnavailable: 'L’ajout de sites n’est pas encore disponible.',
    counters: {
      total: 'Sites au total',
      active: 'Sites actifs',
      expiringSoon: 'Expirent bientôt',
      inactive: 'Sites inactifs',
    },
    list: 'Sites gérés',
    refresh: 'Actualiser',
    refreshing: 'Actualisation...',
    loadFailed: 'Les sites n’ont pas pu être chargés',
    refreshed: (count: number) =>
      plural('fr', count, { one: '# site dans la liste.', other: '# sites dans la liste.' }),
    refreshFailed: (reason: string) => `Les sites n’ont pas pu être actualisés\u202f: ${reason}`,
    tabs: { active: 'Actifs', cancelled: 'Résiliés', all: 'Tous' },
    empty: {
      active: 'Aucun site actif.',
      cancelled: 'Aucun site résilié.',
      all: 'Aucun site. Utilisez le bouton «\u202fAjouter un site\u202f» pour ajouter le premier.',
    },
    columns: {
      domain: 'Domaine',
      subscription: 'Abonnement',
      subscribed: 'Abonné le',
      expires: 'Expire le',
      status: 'État',
    },
    none: 'Aucun',
    unknown: 'Inconnu',
    status: { ACTIVE: 'Actif', CANCELLED: 'Résilié', NOT_PAID: 'Impayé', INACTIVE: 'Inactif' },
  },
});
