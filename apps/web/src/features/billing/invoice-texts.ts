import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const invoiceTexts = defineTexts({
  en: {
    upcoming: 'Upcoming invoice',
    noUpcoming: 'No upcoming invoice found for this website.',
    upcomingLoading: 'Loading the upcoming invoice',
    forPeriod: (period: string) => `for ${period}`,
    invoices: 'Invoices',
    columns: { period: 'Period', amount: 'Amount', status: 'Status', download: 'Download' },
    status: { paid: 'Paid', open: 'Open', draft: 'Draft', void: 'Void' },
    unknown: 'Unknown',
    download: 'Download',
    downloadOf: (period: string) => `invoice for ${period}`,
    noPdf: 'Not available yet',
    failed: 'Failed to load invoices. Please try again.',
    empty: 'No invoices found for this website.',
  },
  fr: {
    upcoming: 'Prochaine facture',
    noUpcoming: 'Aucune facture à venir pour ce site.',
    upcomingLoading: 'Chargement de la prochaine facture',
    forPeriod: (period: string) => `pour la période ${period}`,
    invoices: 'Factures',
    columns: { period: 'Période', amount: 'Montant', status: 'État', download: 'Télécharger' },
    status: { paid: 'Payée', open: 'À payer', draft: 'Brouillon', void: 'Annulée' },
    unknown: 'Inconnu',
    download: 'Télécharger',
    downloadOf: (period: string) => `la facture pour ${period}`,
    noPdf: 'Pas encore disponible',
    failed: 'Les factures n’ont pas pu être chargées. Veuillez réessayer.',
    empty: 'Aucune facture pour ce site.',
  },
});
