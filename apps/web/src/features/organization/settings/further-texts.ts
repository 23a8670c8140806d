import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const furtherTexts = defineTexts({
  en: {
    title: 'Security, data and programs',
    security: { title: 'Security', help: 'Require two-step sign-in of everyone in your organization.' },
    singleSignOn: { title: 'Single sign-on', help: 'Let people sign in with your company’s own provider.' },
    audit: { title: 'Audit trail', help: 'Who changed what in your organization, and when.' },
    data: { title: 'Data', help: 'Take a copy of everything we hold about your organization.' },
    apiKeys: { title: 'API keys', help: 'Use the API from your own programs.' },
    webhooks: { title: 'Webhooks', help: 'We call your server when something happens.' },
  },
  fr: {
    title: 'Sécurité, données et programmes',
    security: { title: 'Sécurité', help: 'Exiger la connexion en deux étapes de tous les membres.' },
    singleSignOn: {
      title: 'Authentification unique',
      help: 'Laissez les membres se connecter avec le fournisseur de votre entreprise.',
    },
    audit: { title: 'Journal d’audit', help: 'Qui a modifié quoi dans votre organisation, et quand.' },
    data: { title: 'Données', help: 'Obtenez une copie de tout ce que nous conservons sur votre organisation.' },
    apiKeys: { title: 'Clés d’API', help: 'Utilisez l’API depuis vos propres programmes.' },
    webhooks: { title: 'Webhooks', help: 'Votre serveur est prévenu à chaque événement.' },
  },
});
