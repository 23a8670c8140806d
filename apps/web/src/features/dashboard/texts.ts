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
    /** For admins, who can start one. */
    emptyNext: 'To start one, open the menu of a website on the All tab.',
    emptyHelp: {
      active: 'Websites appear here while their subscription runs.',
      cancelled: 'Websites appear here when their subscription has ended or is not paid, and before they have one.',
    },
    counts: {
      total: 'All websites of your organization',
      active: 'Subscribed and not cancelled',
      activeAndEnding: (count: number) =>
        plural('en', count, {
          one: 'Subscribed; the Active tab also has # that was cancelled and still runs',
          other: 'Subscribed; the Active tab also has # that were cancelled and still run',
        }),
      expiringSoon: 'Trial, renewal or end within 30 days',
      inactive: 'Without a plan, paused or not paid; on the Cancelled tab',
    },
    unpaid: (domain: string, amount: string) => `The payment of ${amount} for ${domain} failed.`,
    unpaidUnknown: (domain: string) => `The payment for ${domain} failed.`,
    nextTry: (date: string) => `We try the card again on ${date}.`,
    toInvoice: (domain: string) => `Pay the invoice of ${domain}`,
    columns: {
      domain: 'Domain',
      subscription: 'Subscription',
      subscribed: 'Subscribed',
      expires: 'Expires at',
      status: 'Status',
      visits: 'Widget this month',
      actions: 'Actions',
    },
    none: 'None',
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
    emptyNext: 'Pour en démarrer un, ouvrez le menu d’un site dans l’onglet Tous.',
    emptyHelp: {
      active: 'Les sites figurent ici tant que leur abonnement est en cours.',
      cancelled:
        'Les sites figurent ici quand leur abonnement a pris fin ou reste impayé, et tant qu’ils n’en ont pas.',
    },
    counts: {
      total: 'Tous les sites de votre organisation',
      active: 'Abonnés et non résiliés',
      activeAndEnding: (count: number) =>
        plural('fr', count, {
          one: 'Abonnés\u202f; l’onglet Actifs compte aussi # site résilié encore en service',
          other: 'Abonnés\u202f; l’onglet Actifs compte aussi # sites résiliés encore en service',
        }),
      expiringSoon: 'Fin d’essai, renouvellement ou fin d’ici 30 jours',
      inactive: 'Sans offre, suspendus ou impayés\u202f; dans l’onglet Résiliés',
    },
    unpaid: (domain: string, amount: string) => `Le paiement de ${amount} pour ${domain} a échoué.`,
    unpaidUnknown: (domain: string) => `Le paiement pour ${domain} a échoué.`,
    nextTry: (date: string) => `Nous réessaierons la carte le ${date}.`,
    toInvoice: (domain: string) => `Régler la facture de ${domain}`,
    columns: {
      domain: 'Domaine',
      subscription: 'Abonnement',
      subscribed: 'Abonné le',
      expires: 'Expire le',
      status: 'État',
      visits: 'Widget ce mois-ci',
      actions: 'Actions',
    },
    none: 'Aucun',
    status: { ACTIVE: 'Actif', CANCELLED: 'Résilié', NOT_PAID: 'Impayé', INACTIVE: 'Inactif' },
    rowHint: 'Appuyez sur Entrée pour ouvrir les réglages du widget de ce site.',
  },
});
