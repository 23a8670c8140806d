import { TRIAL_DAYS } from '@evenway/contract';
import { defineTexts } from '../../platform/i18n/define-texts.ts';
import { plural } from '../../platform/i18n/plural.ts';

export const texts = defineTexts({
  en: {
    title: 'Organization Dashboard',
    subtitle: 'Manage your websites',
    onboard: 'Onboard website',
    onlyAdminsOnboard: 'Only Admins can onboard websites',
    counters: {
      total: 'Total Websites',
      active: 'Active Websites',
      expiringSoon: 'Expiring Soon',
      inactive: 'Inactive Websites',
    },
    list: 'Managed Websites',
    refresh: 'Refresh',
    refreshing: 'Refreshing...',
    retry: 'Try again',
    loadFailed: 'Failed to fetch websites',
    refreshed: (count: number) => plural('en', count, { one: '# website is listed.', other: '# websites are listed.' }),
    refreshFailed: (reason: string) => `Failed to refresh websites: ${reason}`,
    tabs: { active: 'Active', cancelled: 'Cancelled', all: 'All' },
    empty: {
      active: 'No active websites found.',
      cancelled: 'No cancelled websites found.',
      all: 'No websites found. Use the Onboard website button to add your first website.',
    },
    start: `Every website has its own plan, with a ${TRIAL_DAYS}-day free trial.`,
    unpaid: (count: number) =>
      plural('en', count, {
        one: 'A payment for # website failed. Update the payment method to make it active again.',
        other: 'Payments for # websites failed. Update the payment method to make them active again.',
      }),
    toBilling: 'Go to billing',
    columns: {
      domain: 'Domain',
      subscription: 'Subscription',
      subscribed: 'Subscribed',
      expires: 'Expires at',
      status: 'Status',
      actions: 'Actions',
    },
    none: 'None',
    unknown: 'Unknown',
    status: { ACTIVE: 'Active', CANCELLED: 'Cancelled', NOT_PAID: 'Not paid', INACTIVE: 'Inactive' },
    rowHint: 'Press Enter to open the widget settings of this website.',
  },
  fr: {
    title: 'Tableau de bord de l’organisation',
    subtitle: 'Gérez vos sites',
    onboard: 'Ajouter un site',
    onlyAdminsOnboard: 'Seuls les admins peuvent ajouter des sites',
    counters: {
      total: 'Sites au total',
      active: 'Sites actifs',
      expiringSoon: 'Expirent bientôt',
      inactive: 'Sites inactifs',
    },
    list: 'Sites gérés',
    refresh: 'Actualiser',
    refreshing: 'Actualisation...',
    retry: 'Réessayer',
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
    start: `Chaque site a sa propre offre, avec un essai gratuit de ${TRIAL_DAYS} jours.`,
    unpaid: (count: number) =>
      plural('fr', count, {
        one: 'Un paiement a échoué pour # site. Mettez à jour le moyen de paiement pour le réactiver.',
        other: 'Des paiements ont échoué pour # sites. Mettez à jour le moyen de paiement pour les réactiver.',
      }),
    toBilling: 'Ouvrir la facturation',
    columns: {
      domain: 'Domaine',
      subscription: 'Abonnement',
      subscribed: 'Abonné le',
      expires: 'Expire le',
      status: 'État',
      actions: 'Actions',
    },
    none: 'Aucun',
    unknown: 'Inconnu',
    status: { ACTIVE: 'Actif', CANCELLED: 'Résilié', NOT_PAID: 'Impayé', INACTIVE: 'Inactif' },
    rowHint: 'Appuyez sur Entrée pour ouvrir les réglages du widget de ce site.',
  },
});
