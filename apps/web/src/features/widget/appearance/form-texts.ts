import { WIDGET_LIMITS } from '@evenway/contract';
import { defineTexts } from '../../../platform/i18n/define-texts.ts';

const { size, offset } = WIDGET_LIMITS;

/** The form's own texts: its buttons, results and field errors. */
export const formTexts = defineTexts({
  en: {
    loading: 'Loading the configuration',
    loadFailed: 'Failed to load configuration',
    onlyAdmins: 'Only Admins can change widget settings. You see how they are set.',
    save: { label: 'Save Changes', done: 'Your changes are saved.', failed: 'Failed to save configuration' },
    reset: { label: 'Reset', done: 'Configuration reset successfully!', failed: 'Failed to reset configuration' },
    saving: 'Saving…',
    discard: { label: 'Discard', what: 'changes' },
    onlyAdminsSave: 'Only Admins can save widget settings',
    onlyAdminsReset: 'Only Admins can reset widget settings',
    unchanged: 'There is nothing to save: no setting was changed',
    unsaved: 'Unsaved changes',
    summary: 'These settings cannot be saved yet',
    inField: (label: string, problem: string) => `${label}: ${problem}`,
    problems: {
      notAColor: 'Enter a color as # and six digits or letters, for example #1e4ed8',
      size: `Enter a whole number from ${size.min} to ${size.max}`,
      offset: `Enter a whole number from ${offset.min} to ${offset.max}`,
      address: 'Enter a full web address, for example https://example.com/accessibility',
      nothingOffered: 'Leave at least one function switched on',
    },
    conflict: {
      title: 'These settings were changed while you were editing',
      what: 'Nothing of yours is lost: choose which values to keep.',
      mine: 'Yours',
      theirs: 'Saved',
      keepMine: 'Save mine',
      takeTheirs: 'Keep saved',
      later: 'Keep editing',
    },
    lastChange: {
      by: (name: string | null, when: string) =>
        name ? `Last saved by ${name} on ${when}.` : `Last saved on ${when}.`,
      byYou: (when: string) => `Last saved by you, in another window or on another device, on ${when}.`,
    },
    values: { on: 'On', off: 'Off', none: 'None', all: 'All', allBut: (names: string) => `All except: ${names}` },
    confirmReset: {
      title: 'Reset the widget of this website?',
      what: 'Every setting on this page goes back to its default at once, also on your website. Changes you have not saved are lost.',
      unseen: 'These settings were changed after you opened this page. They will be reset too:',
      confirm: 'Reset settings',
      keep: 'Keep settings',
    },
    leave: {
      title: 'Leave without saving?',
      what: 'You changed settings of the widget and have not saved them. They are lost when you leave.',
      confirm: 'Leave without saving',
      keep: 'Stay here',
    },
  },
  fr: {
    loading: 'Chargement de la configuration',
    loadFailed: 'La configuration n’a pas pu être chargée',
    onlyAdmins: 'Seuls les admins peuvent modifier les réglages du widget. Vous voyez les réglages actuels.',
    save: {
      label: 'Enregistrer',
      done: 'Vos modifications sont enregistrées.',
      failed: 'La configuration n’a pas pu être enregistrée',
    },
    reset: {
      label: 'Rétablir',
      done: 'La configuration d’origine est rétablie\u202f!',
      failed: 'La configuration n’a pas pu être rétablie',
    },
    saving: 'Enregistrement…',
    discard: { label: 'Annuler', what: 'les modifications' },
    onlyAdminsSave: 'Seuls les admins peuvent enregistrer les réglages du widget',
    onlyAdminsReset: 'Seuls les admins peuvent rétablir les réglages du widget',
    unchanged: 'Il n’y a rien à enregistrer\u202f: aucun réglage n’a changé',
    unsaved: 'Non enregistré',
    summary: 'Ces réglages ne peuvent pas encore être enregistrés',
    inField: (label: string, problem: string) => `${label}\u202f: ${problem}`,
    problems: {
      notAColor: 'Saisissez une couleur\u202f: # puis six chiffres ou lettres, par exemple #1e4ed8',
      size: `Saisissez un nombre entier de ${size.min} à ${size.max}`,
      offset: `Saisissez un nombre entier de ${offset.min} à ${offset.max}`,
      address: 'Saisissez une adresse web complète, par exemple https://example.com/accessibilite',
      nothingOffered: 'Laissez au moins une fonction active',
    },
    conflict: {
      title: 'Ces réglages ont été modifiés pendant votre saisie',
      what: 'Rien de votre saisie n’est perdu\u202f: choisissez les valeurs à garder.',
      mine: 'Les vôtres',
      theirs: 'Enregistrées',
      keepMine: 'Enregistrer les miennes',
      takeTheirs: 'Garder les valeurs enregistrées',
      later: 'Continuer la saisie',
    },
    lastChange: {
      by: (name: string | null, when: string) =>
        name ? `Dernier enregistrement par ${name}, le ${when}.` : `Dernier enregistrement le ${when}.`,
      byYou: (when: string) =>
        `Dernier enregistrement par vous, dans une autre fenêtre ou sur un autre appareil, le ${when}.`,
    },
    values: {
      on: 'Activé',
      off: 'Désactivé',
      none: 'Aucun',
      all: 'Tout',
      allBut: (names: string) => `Tout sauf\u202f: ${names}`,
    },
    confirmReset: {
      title: 'Rétablir le widget de ce site\u202f?',
      what: 'Tous les réglages de cette page reprennent aussitôt leur valeur d’origine, y compris sur votre site. Les modifications non enregistrées sont perdues.',
      unseen: 'Ces réglages ont été modifiés après l’ouverture de cette page. Ils seront rétablis eux aussi\u202f:',
      confirm: 'Rétablir les réglages',
      keep: 'Garder les réglages',
    },
    leave: {
      title: 'Quitter sans enregistrer\u202f?',
      what: 'Vous avez modifié des réglages du widget sans les enregistrer. Si vous quittez la page, ils sont perdus.',
      confirm: 'Quitter sans enregistrer',
      keep: 'Rester ici',
    },
  },
});
