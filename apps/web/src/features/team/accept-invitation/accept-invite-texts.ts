import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const acceptInviteTexts = defineTexts({
  en: {
    title: 'Accept Invitation',
    lead: 'Create your account to join the organization that invited you.',
    invites: (inviter: string, organization: string) => `${inviter} invites you to join ${organization}.`,
    create: 'Create your account to accept.',
    otherAccount: (email: string) =>
      `The invitation is for ${email}. You are signed in with another account. Sign out to accept it.`,
    signOut: 'Sign out and continue',
    loading: 'Reading the invitation',
    noToken: 'No invitation token found. Please use the invitation link.',
    infoFailed: 'Failed to fetch invitation info',
    whatNow: 'Ask the person who invited you to send the invitation again, then open the link in the newest email.',
    retry: 'Try again',
    signIn: 'Go to sign in',
    submit: 'Accept invitation',
    submitting: 'Creating account...',
    failed: 'Signup failed',
  },
  fr: {
    title: 'Accepter l’invitation',
    lead: 'Créez votre compte pour rejoindre l’organisation qui vous a invité.',
    invites: (inviter: string, organization: string) => `${inviter} vous invite à rejoindre ${organization}.`,
    create: 'Créez votre compte pour accepter.',
    otherAccount: (email: string) =>
      `L’invitation est destinée à ${email}. Vous êtes connecté avec un autre compte. Déconnectez-vous pour l’accepter.`,
    signOut: 'Se déconnecter et continuer',
    loading: 'Lecture de l’invitation',
    noToken: 'L’adresse de la page ne contient pas d’invitation. Veuillez utiliser le lien de l’invitation.',
    infoFailed: 'L’invitation n’a pas pu être lue',
    whatNow:
      'Demandez à la personne qui vous a invité de renvoyer l’invitation, puis ouvrez le lien de l’e-mail le plus récent.',
    retry: 'Réessayer',
    signIn: 'Aller à la connexion',
    submit: 'Accepter l’invitation',
    submitting: 'Création du compte...',
    failed: 'La création du compte a échoué',
  },
});
