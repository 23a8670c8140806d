import { createContext, useContext } from 'react';

const en = {
  close: 'Close',
  closeMenu: 'Close menu',
  collapseSidebar: 'Collapse sidebar',
  dismiss: 'Dismiss',
  clearSearch: 'Clear search',
  expandSidebar: 'Expand sidebar',
  hidePassword: 'Hide password',
  keepsFailing: 'If it keeps failing, choose Get Support in the menu.',
  loading: 'Loading',
  notifications: 'Notifications',
  openMenu: 'Open menu',
  opensNewTab: 'opens in a new tab',
  missingPart:
    'Could not load this part. A newer version may be out. Reload to get it; what you typed stays, except passwords.',
  reload: 'Reload the page',
  optional: 'optional',
  showPassword: 'Show password',
  success: 'Success:',
  error: 'Error:',
  unknown: 'Not known',
  warning: 'Warning:',
  info: 'Information:',
};

const fr: typeof en = {
  close: 'Fermer',
  closeMenu: 'Fermer le menu',
  collapseSidebar: 'Réduire le menu',
  dismiss: 'Masquer',
  clearSearch: 'Effacer la recherche',
  expandSidebar: 'Déplier le menu',
  hidePassword: 'Masquer le mot de passe',
  keepsFailing: 'Si cela se répète, choisissez «\u202fObtenir de l’aide\u202f» dans le menu.',
  loading: 'Chargement',
  notifications: 'Notifications',
  openMenu: 'Ouvrir le menu',
  opensNewTab: 'ouvre un nouvel onglet',
  missingPart:
    'Cette partie n’a pas pu être chargée. Une nouvelle version est peut-être en ligne. Rechargez pour l’obtenir\u202f; votre saisie est conservée, sauf les mots de passe.',
  reload: 'Recharger la page',
  optional: 'facultatif',
  showPassword: 'Afficher le mot de passe',
  success: 'Succès\u202f:',
  error: 'Erreur\u202f:',
  unknown: 'Non connu',
  warning: 'Attention\u202f:',
  info: 'Information\u202f:',
};

const texts = { en, fr };

/** Set once around everything; parts on pages without React Aria have no other way to know the language. */
export const LanguageContext = createContext<keyof typeof texts>('en');

export function useText(): typeof en {
  return texts[useContext(LanguageContext)];
}
