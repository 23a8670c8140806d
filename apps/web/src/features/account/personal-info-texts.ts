import { LINK_LIFETIME_MINUTES } from '@evenway/contract';
import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const personalInfoTexts = defineTexts({
  en: {
    summary: 'Please check the form',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    emailHelp: 'You sign in with this address. We switch once you confirm a new address.',
    proof: 'Confirm with your password',
    proofHelp: 'To keep your account safe, a new email address needs your current password.',
    proofRequired: 'Enter your current password to change your email address',
    pending: {
      title: (email: string) => `${email} is waiting for confirmation`,
      help: `Open the link we mailed there. It works for ${LINK_LIFETIME_MINUTES} minutes. Until then you sign in with your current address.`,
      approvalTitle: (email: string) => `${email} is waiting for your approval`,
      approvalHelp: (present: string) =>
        `Open the link we mailed to ${present}. It works for ${LINK_LIFETIME_MINUTES} minutes. Nothing changes before that.`,
      resend: 'Send the link again',
      resending: 'Sending...',
      resent: (email: string) => `A new link is on its way to ${email}.`,
      withdraw: 'Keep current address',
      withdrawing: 'Withdrawing...',
      withdrawn: 'Your address stays as it is. The link stopped working.',
      failed: 'That did not work. Please try again.',
    },
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    submit: 'Save changes',
    submitting: 'Saving...',
    saved: 'Personal information updated successfully!',
    confirmEmail: (email: string, present: string) =>
      `We sent a confirmation link to ${email}, valid for ${LINK_LIFETIME_MINUTES} minutes. Until you open it, your address stays ${present}.`,
    approveEmail: (email: string, present: string) =>
      `We sent a link to ${present}, valid for ${LINK_LIFETIME_MINUTES} minutes. Approve the change there, then confirm ${email}.`,
    failed: 'Failed to update personal info',
  },
  fr: {
    summary: 'Veuillez vérifier le formulaire',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    emailHelp: 'Vous vous connectez avec cette adresse. Une nouvelle adresse la remplace dès que vous la confirmez.',
    proof: 'Confirmez avec votre mot de passe',
    proofHelp: 'Pour protéger votre compte, le changement d’adresse e-mail demande votre mot de passe actuel.',
    proofRequired: 'Saisissez votre mot de passe actuel pour changer votre adresse e-mail',
    pending: {
      title: (email: string) => `${email} attend votre confirmation`,
      help: `Ouvrez le lien que nous y avons envoyé. Il fonctionne pendant ${LINK_LIFETIME_MINUTES} minutes. D’ici là, vous vous connectez avec votre adresse actuelle.`,
      approvalTitle: (email: string) => `${email} attend votre accord`,
      approvalHelp: (present: string) =>
        `Ouvrez le lien que nous avons envoyé à ${present}. Il fonctionne pendant ${LINK_LIFETIME_MINUTES} minutes. Rien ne change avant cela.`,
      resend: 'Renvoyer le lien',
      resending: 'Envoi...',
      resent: (email: string) => `Un nouveau lien est en route vers ${email}.`,
      withdraw: 'Garder l’adresse actuelle',
      withdrawing: 'Annulation...',
      withdrawn: 'Votre adresse ne change pas. Le lien ne fonctionne plus.',
      failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    },
    firstNameRequired: 'Le prénom est obligatoire',
    lastNameRequired: 'Le nom est obligatoire',
    emailRequired: 'L’adresse e-mail est obligatoire',
    emailInvalid: 'Veuillez saisir une adresse e-mail valide',
    submit: 'Enregistrer',
    submitting: 'Enregistrement...',
    saved: 'Vos informations personnelles sont à jour\u202f!',
    confirmEmail: (email: string, present: string) =>
      `Nous avons envoyé à ${email} un lien de confirmation, valable ${LINK_LIFETIME_MINUTES} minutes. Tant que vous ne l’avez pas ouvert, votre adresse reste ${present}.`,
    approveEmail: (email: string, present: string) =>
      `Nous avons envoyé un lien à ${present}, valable ${LINK_LIFETIME_MINUTES} minutes. Autorisez-y le changement, puis confirmez ${email}.`,
    failed: 'Vos informations n’ont pas pu être enregistrées',
  },
});
