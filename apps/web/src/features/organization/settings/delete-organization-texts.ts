import { CHANGE_OF_MIND_DAYS } from '@evenway/contract';
import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const deleteOrganizationTexts = defineTexts({
  en: {
    title: 'Delete this organization',
    help: `It is closed at once and deleted after ${CHANGE_OF_MIND_DAYS} days. Until then an admin can restore it. If you only want to stop paying for a website, cancel its plan on the dashboard.`,
    lost: [
      'The widget stops at once on all of its websites.',
      'All subscriptions end now. What you have paid is not refunded, and they do not begin again if you restore it.',
      `Members see only that it is closed. After ${CHANGE_OF_MIND_DAYS} days its websites, widget settings and visit counts are deleted.`,
      'So are the accounts of members who belong to no other organization. We tell everyone by email. Your own account stays.',
    ],
    invoices: 'Past invoices stay with our payment provider. Download those you need first.',
    toBilling: 'Go to Billing',
    confirm: (name: string) => `Type “${name}” to confirm`,
    typeFirst: 'Type the name of the organization first.',
    submit: 'Delete organization',
    submitting: 'Deleting…',
    done: (name: string) => `“${name}” is closed.`,
    doneHelp: `It will be deleted in ${CHANGE_OF_MIND_DAYS} days. Until then you can restore it on the next page, or take a copy of its data.`,
    goOn: 'Continue',
    failed: 'The organization could not be deleted. Nothing has been lost. Try again in a moment.',
    offline: 'The organization could not be deleted. Check your connection and try again.',
  },
  fr: {
    title: 'Supprimer cette organisation',
    help: `Elle est fermée aussitôt et supprimée au bout de ${CHANGE_OF_MIND_DAYS} jours. D’ici là, un admin peut la rétablir. Pour ne plus payer pour un site, il suffit de résilier son offre sur le tableau de bord.`,
    lost: [
      'Le widget s’arrête aussitôt sur tous ses sites.',
      'Tous les abonnements prennent fin maintenant. Ce qui est payé n’est pas remboursé, et ils ne reprennent pas si vous la rétablissez.',
      `Les membres voient seulement qu’elle est fermée. Au bout de ${CHANGE_OF_MIND_DAYS} jours, ses sites, les réglages du widget et les chiffres de visite sont supprimés.`,
      'Les comptes des membres qui n’ont pas d’autre organisation le sont aussi. Nous prévenons tout le monde par e-mail. Votre compte est conservé.',
    ],
    invoices:
      'Les factures passées restent chez notre prestataire de paiement. Téléchargez d’abord celles dont vous avez besoin.',
    toBilling: 'Aller à la facturation',
    confirm: (name: string) => `Saisissez «\u202f${name}\u202f» pour confirmer`,
    typeFirst: 'Saisissez d’abord le nom de l’organisation.',
    submit: 'Supprimer l’organisation',
    submitting: 'Suppression…',
    done: (name: string) => `«\u202f${name}\u202f» est fermée.`,
    doneHelp: `Elle sera supprimée dans ${CHANGE_OF_MIND_DAYS} jours. D’ici là, vous pouvez la rétablir sur la page suivante, ou garder une copie de ses données.`,
    goOn: 'Continuer',
    failed: 'L’organisation n’a pas pu être supprimée. Rien n’est perdu. Réessayez dans un instant.',
    offline: 'L’organisation n’a pas pu être supprimée. Vérifiez votre connexion, puis réessayez.',
  },
});
