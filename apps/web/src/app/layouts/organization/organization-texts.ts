import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    navigation: 'Organization',
    admin: 'Admin',
    user: 'User',
    dashboard: 'Dashboard',
    team: 'Team',
    widget: 'Widget',
    accessibility: 'Accessibility',
    billing: 'Billing',
    account: 'Account',
    settings: 'Settings',
    logout: 'Logout',
    support: 'Get Support',
    newRole: (role: string) => `An admin changed your role. It is now ${role}.`,
  },
  fr: {
    navigation: 'Organisation',
    admin: 'Administration',
    user: 'Utilisateur',
    dashboard: 'Tableau de bord',
    team: 'Équipe',
    widget: 'Widget',
    accessibility: 'Accessibilité',
    billing: 'Facturation',
    account: 'Compte',
    settings: 'Paramètres',
    logout: 'Déconnexion',
    support: 'Obtenir de l’aide',
    newRole: (role: string) => `Un admin a changé votre rôle, qui est maintenant ${role}.`,
  },
});
