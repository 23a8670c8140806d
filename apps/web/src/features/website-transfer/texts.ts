import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** For the person to whom a website is offered. */
export const texts = defineTexts({
  en: {
    title: 'Take over a website',
    offers: (person: string, organization: string, domain: string) =>
      `${person} of ${organization} wants to transfer ${domain} to your organization.`,
    loading: 'Reading the offer',
    noToken: 'This address has no offer in it. Please open the link in the email.',
    infoFailed: 'Could not read the offer',
    whatNow: 'Ask the person who offered the website to send a new offer, then open the link in the newest email.',
    retry: 'Try again',
    toSignIn: 'Go to sign in',
    cost: 'Cost',
    paid: (date: string, plan: string | null) =>
      plan === null
        ? `Nothing until ${date}. Then you choose a plan, or the widget stops.`
        : `Nothing until ${date}, on the ${plan} plan. Then you choose a plan, or the widget stops.`,
    unpaid: 'No subscription is running. You choose a plan afterwards; nothing is charged now.',
    until: 'Offer ends',
    otherAccount: (email: string) =>
      `The offer is for ${email}. You are signed in with another account. Sign out to accept it.`,
    signOut: 'Sign out and continue',
    hasAccount: (email: string) => `${email} already has an account. Sign in to accept.`,
    signIn: 'Sign in to accept',
    noAccount: (email: string) =>
      `Create an account for ${email}, then open the link in the email again. The account is free.`,
    signUp: 'Create an account',
    noOrganization: 'You need an organization first. Create one, then open the link in the email again.',
    createOrganization: 'Create an organization',
    onlyAdmins: 'Only admins can take a website over, and you are an admin of no other organization.',
    organization: 'Your organization',
    choose: 'Choose an organization',
    chooseFirst: 'Please choose an organization',
    accept: 'Take over the website',
    accepting: 'Transferring…',
    taken: (domain: string, organization: string) => `${domain} is now in ${organization}.`,
    acceptFailed: 'Could not accept the website',
    decline: 'Decline',
    declining: 'Declining…',
    declineFailed: 'Could not decline the offer',
    declined: 'Offer declined',
    declinedHelp: 'The website stays where it is. The person who offered it gets an email.',
    home: 'Go to the home page',
  },
  fr: {
    title: 'Reprendre un site',
    offers: (person: string, organization: string, domain: string) =>
      `${person}, de ${organization}, souhaite transférer ${domain} à votre organisation.`,
    loading: 'Lecture de la proposition',
    noToken: 'L’adresse de la page ne contient pas de proposition. Veuillez ouvrir le lien de l’e-mail.',
    infoFailed: 'La proposition n’a pas pu être lue',
    whatNow:
      'Demandez à la personne qui a proposé le site de renvoyer une proposition, puis ouvrez le lien de l’e-mail le plus récent.',
    retry: 'Réessayer',
    toSignIn: 'Aller à la connexion',
    cost: 'Coût',
    paid: (date: string, plan: string | null) =>
      plan === null
        ? `Rien jusqu’au ${date}. Choisissez ensuite une offre, sinon le widget s’arrête.`
        : `Rien jusqu’au ${date}, avec l’offre ${plan}. Choisissez ensuite une offre, sinon le widget s’arrête.`,
    unpaid: 'Aucun abonnement n’est en cours. Vous choisirez une offre ensuite\u202f; rien n’est débité maintenant.',
    until: 'Fin de la proposition',
    otherAccount: (email: string) =>
      `La proposition est destinée à ${email}. Vous êtes connecté avec un autre compte. Déconnectez-vous pour l’accepter.`,
    signOut: 'Se déconnecter et continuer',
    hasAccount: (email: string) => `${email} a déjà un compte. Connectez-vous pour accepter.`,
    signIn: 'Se connecter pour accepter',
    noAccount: (email: string) =>
      `Créez un compte pour ${email}, puis ouvrez à nouveau le lien de l’e-mail. Le compte est gratuit.`,
    signUp: 'Créer un compte',
    noOrganization: 'Il vous faut d’abord une organisation. Créez-la, puis ouvrez à nouveau le lien de l’e-mail.',
    createOrganization: 'Créer une organisation',
    onlyAdmins: 'Seuls les admins peuvent reprendre un site, et vous n’êtes admin d’aucune autre organisation.',
    organization: 'Votre organisation',
    choose: 'Choisissez une organisation',
    chooseFirst: 'Veuillez choisir une organisation',
    accept: 'Reprendre le site',
    accepting: 'Transfert…',
    taken: (domain: string, organization: string) => `${domain} est maintenant dans ${organization}.`,
    acceptFailed: 'Le site n’a pas pu être repris',
    decline: 'Refuser',
    declining: 'Refus…',
    declineFailed: 'La proposition n’a pas pu être refusée',
    declined: 'Proposition refusée',
    declinedHelp: 'Le site reste où il est. La personne qui l’a proposé reçoit un e-mail.',
    home: 'Aller à l’accueil',
  },
});
