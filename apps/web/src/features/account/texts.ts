import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Account Settings',
    subtitle: 'Your name, your email address, the language of our emails and your password.',
    loadFailed: 'Failed to fetch current user',
    retry: 'Try again',
    loading: 'Loading your account',
    personal: 'Personal Information',
    personalHelp: 'Your team sees your name and address in the member list.',
    security: 'Security Settings',
    moreSecurity: 'Two-step sign-in and devices',
    moreSecurityHelp: 'Passkeys, an authenticator app, recovery codes, and where you are signed in.',
    toSecurity: 'Manage sign-in and devices',
    securityHelp: 'A new password ends your sessions on all other devices. You stay signed in here.',
    company: {
      banner:
        'You signed in with your company, which opens this organization alone. To change your name, address, password or second step, or to take a copy of your data, sign out and sign in your own way.',
      name: 'Name',
      email: 'Email address',
      forgot: 'No password yet? Choose one with “Forgot your password?” on the sign-in page.',
    },
    organizations: 'Your organizations',
    organizationsHelp: 'See every organization you belong to, switch between them, or create another one.',
    toOrganizations: 'See all organizations',
    data: {
      title: 'Your data',
      help: 'Take a copy of what we hold about you, or delete your account.',
      open: 'Export or delete',
    },
  },
  fr: {
    title: 'Paramètres du compte',
    subtitle: 'Votre nom, votre adresse e-mail, la langue de nos e-mails et votre mot de passe.',
    loadFailed: 'Votre compte n’a pas pu être chargé',
    retry: 'Réessayer',
    loading: 'Chargement de votre compte',
    personal: 'Informations personnelles',
    personalHelp: 'Votre équipe voit votre nom et votre adresse dans la liste des membres.',
    security: 'Sécurité',
    moreSecurity: 'Connexion en deux étapes et appareils',
    moreSecurityHelp:
      'Clés d’accès, application d’authentification, codes de secours, et appareils où vous êtes connecté.',
    toSecurity: 'Gérer la connexion et les appareils',
    securityHelp: 'Un nouveau mot de passe ferme vos sessions sur tous vos autres appareils. Celle-ci reste ouverte.',
    company: {
      banner:
        'Vous êtes connecté avec votre entreprise, ce qui n’ouvre que cette organisation. Pour changer votre nom, votre adresse, votre mot de passe ou votre deuxième étape, ou obtenir une copie de vos données, déconnectez-vous, puis reconnectez-vous comme d’habitude.',
      name: 'Nom',
      email: 'Adresse e-mail',
      forgot:
        'Pas encore de mot de passe\u202f? Choisissez-en un par «\u202fMot de passe oublié\u202f?\u202f» sur la page de connexion.',
    },
    organizations: 'Vos organisations',
    organizationsHelp: 'Voyez toutes vos organisations, passez de l’une à l’autre ou créez-en une autre.',
    toOrganizations: 'Voir toutes les organisations',
    data: {
      title: 'Vos données',
      help: 'Obtenez une copie de ce que nous conservons sur vous, ou supprimez votre compte.',
      open: 'Exporter ou supprimer',
    },
  },
});
