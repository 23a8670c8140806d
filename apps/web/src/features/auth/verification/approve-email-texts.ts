import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const approveEmailTexts = defineTexts({
  en: {
    title: 'Approve your new email address',
    help: 'Approve it only if you asked for it yourself. We then email the new address a link to confirm it.',
    approve: 'Approve the change',
    approving: 'Approving...',
    doneTitle: 'The change is approved',
    done: 'Open the link we just sent to your new address. Until then your current address stays.',
    toAccount: 'Go to your account',
    failed: 'Failed to approve the email change',
    noToken: 'This link is incomplete. Open it from the email again.',
  },
  fr: {
    title: 'Autorisez votre nouvelle adresse e-mail',
    help: 'Autorisez ce changement seulement si vous l’avez demandé. Nous enverrons ensuite un lien de confirmation à la nouvelle adresse.',
    approve: 'Autoriser le changement',
    approving: 'Autorisation...',
    doneTitle: 'Le changement est autorisé',
    done: 'Ouvrez le lien que nous venons d’envoyer à votre nouvelle adresse. D’ici là, votre adresse actuelle reste valable.',
    toAccount: 'Aller à votre compte',
    failed: 'Le changement n’a pas pu être autorisé',
    noToken: 'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail.',
  },
});
