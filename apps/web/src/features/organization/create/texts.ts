import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    title: 'Create Organization',
    lead: 'Websites, team and billing belong to an organization. Name yours to go on.',
    name: 'Organization name',
    nameRequired: 'Organization name is required',
    submit: 'Create organization',
    submitting: 'Creating…',
    open: 'Open it',
    notLoaded: 'Your organization is created, but we could not open it. Please try again.',
    back: 'Back to Sign Up',
    logout: 'Logout',
  },
  fr: {
    title: 'Créer une organisation',
    lead: 'Les sites, l’équipe et la facturation appartiennent à une organisation. Donnez un nom à la vôtre pour continuer.',
    name: 'Nom de l’organisation',
    nameRequired: 'Le nom de l’organisation est obligatoire',
    submit: 'Créer l’organisation',
    submitting: 'Création…',
    open: 'L’ouvrir',
    notLoaded: 'Votre organisation est créée, mais nous n’avons pas pu l’ouvrir. Veuillez réessayer.',
    back: 'Retour à l’inscription',
    logout: 'Déconnexion',
  },
});
