import { LINK_LIFETIME_MINUTES } from '@evenway/contract';
import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const personalInfoTexts = defineTexts({
  en: {
    summary: 'Please check the form',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    emailHelp: 'You sign in with this address. A new one counts once you have confirmed it.',
    emailWaiting: (email: string) => `Waiting for ${email} to be confirmed. Until then you sign in with this address.`,
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    submit: 'Save changes',
    submitting: 'Saving...',
    saved: 'Personal information updated successfully!',
    confirmEmail: (email: string, present: string) =>
      `We sent a confirmation link to ${email}, valid for ${LINK_LIFETIME_MINUTES} minutes. Until you open it, your address stays ${present}.`,
    failed: 'Failed to update personal info',
  },
  fr: {
    summary: 'Veuillez vérifier le formulaire',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    emailHelp: 'Vous vous connectez avec cette adresse. Une nouvelle adresse compte dès que vous l’avez confirmée.',
    emailWaiting: (email: string) =>
      `En attente de la confirmation de ${email}. D’ici là, vous vous connectez avec cette adresse.`,
    firstNameRequired: 'Le prénom est obligatoire',
    lastNameRequired: 'Le nom est obligatoire',
    emailRequired: 'L’adresse e-mail est obligatoire',
    emailInvalid: 'Veuillez saisir une adresse e-mail valide',
    submit: 'Enregistrer',
    submitting: 'Enregistrement...',
    saved: 'Vos informations personnelles sont à jour\u202f!',
    confirmEmail: (email: string, present: string) =>
      `Nous avons envoyé à ${email} un lien de confirmation, valable ${LINK_LIFETIME_MINUTES} minutes. Tant que vous ne l’avez pas ouvert, votre adresse reste ${present}.`,
    failed: 'Vos informations n’ont pas pu être enregistrées',
  },
});
