import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** What a field says when it is not filled in well. Shared by the account forms, so that one rule has one sentence. */
export const validationTexts = defineTexts({
  en: {
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Please enter a valid email address',
    emailMissing: 'Please enter your email address',
    passwordTooShort: 'Password must be at least 8 characters',
    passwordTooPlain: 'Password must contain letters, digits, and special symbols',
    passwordsDiffer: 'Passwords do not match',
    organizationRequired: 'Organization name is required',
    termsRequired: 'You must agree to the Terms of Service and Privacy Policy',
    newPasswordMissing: 'Please enter a new password',
    newPasswordTooShort: 'Password must be at least 8 characters long',
  },
  fr: {
    firstNameRequired: 'Le prénom est obligatoire',
    lastNameRequired: 'Le nom est obligatoire',
    emailRequired: 'L’adresse e-mail est obligatoire',
    emailInvalid: 'Veuillez saisir une adresse e-mail valide',
    emailMissing: 'Veuillez saisir votre adresse e-mail',
    passwordTooShort: 'Le mot de passe doit compter au moins 8 caractères',
    passwordTooPlain: 'Le mot de passe doit contenir des lettres, des chiffres et des caractères spéciaux',
    passwordsDiffer: 'Les mots de passe ne sont pas identiques',
    organizationRequired: 'Le nom de l’organisation est obligatoire',
    termsRequired: 'Vous devez accepter les conditions d’utilisation et la politique de confidentialité',
    newPasswordMissing: 'Veuillez saisir un nouveau mot de passe',
    newPasswordTooShort: 'Le mot de passe doit compter au moins 8 caractères',
  },
});

export type ValidationMessages = (typeof validationTexts)['en'];
