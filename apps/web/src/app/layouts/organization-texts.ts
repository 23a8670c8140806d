import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    navigation: 'Organization',
    admin: 'Admin',
    user: 'User',
    dashboard: 'Dashboard',
    team: 'Team',
    widget: 'Widget',
    billing: 'Billing',
    account: 'Account',
    settings: 'Settings',
    logout: 'Logout',
    support: 'Get Support',
  },
  fr: {
    navigation: 'Organisation',
    admin: 'Administration',
    user: 'Utilisateur',
    dashboard: 'Tableau de bord',
    team: 'Équipe',
    widget: 'Widget',
    billing: 'Facturation',
    account: 'Compte',
    settings: 'Paramètres',
    logout: 'Déconnexion',
    support: 'Obtenir de l’aide',
  },
});
