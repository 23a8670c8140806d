import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const deleteOrganizationTexts = defineTexts({
  en: {
    title: 'Delete this organization',
    help: 'This cannot be undone. If you only want to stop paying for a website, cancel its plan on the dashboard.',
    lost: [
      'The widget stops at once on all of its websites.',
      'All subscriptions end now. What you have paid is not refunded.',
      'Its websites, widget settings and visit counts are deleted.',
      'The accounts of all other members are deleted, unless they belong to another organization. We tell them by email. Your own account stays.',
    ],
    invoices: 'Past invoices stay with our payment provider. Download those you need first.',
    toBilling: 'Go to Billing',
    confirm: (name: string) => `Type “${name}” to confirm`,
    typeFirst: 'Type the name of the organization first.',
    submit: 'Delete organization',
    submitting: 'Deleting...',
    done: (name: string) => `“${name}” is deleted.`,
    doneHelp: 'Your account is still there. Go on in another organization of yours, or create one.',
    goOn: 'Continue',
    failed: 'The organization could not be deleted. Nothing has been lost. Try again in a moment.',
    offline: 'The organization could not be deleted. Check your connection and try again.',
  },
  fr: {
    title: 'Supprimer cette organisation',
    help: 'C’est définitif. Pour ne plus payer pour un site, il suffit de résilier son offre sur le tableau de bord.',
    lost: [
      'Le widget s’arrête aussitôt sur tous ses sites.',
      'Tous les abonnements prennent fin maintenant. Ce qui est payé n’est pas remboursé.',
      'Ses sites, les réglages du widget et les chiffres de visite sont supprimés.',
      'Les comptes de tous les autres membres sont supprimés, sauf s’ils appartiennent à une autre organisation. Nous les prévenons par e-mail. Votre compte est conservé.',
    ],
    invoices:
      'Les factures passées restent chez notre prestataire de paiement. Téléchargez d’abord celles dont vous avez besoin.',
    toBilling: 'Aller à la facturation',
    confirm: (name: string) => `Saisissez «\u202f${name}\u202f» pour confirmer`,
    typeFirst: 'Saisissez d’abord le nom de l’organisation.',
    submit: 'Supprimer l’organisation',
    submitting: 'Suppression...',
    done: (name: string) => `«\u202f${name}\u202f» est supprimée.`,
    doneHelp: 'Votre compte est conservé. Continuez dans une autre de vos organisations, ou créez-en une.',
    goOn: 'Continuer',
    failed: 'L’organisation n’a pas pu être supprimée. Rien n’est perdu. Réessayez dans un instant.',
    offline: 'L’organisation n’a pas pu être supprimée. Vérifiez votre connexion, puis réessayez.',
  },
});
