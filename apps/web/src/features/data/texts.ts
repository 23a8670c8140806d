import { EXPORT_LIFETIME_DAYS } from '@evenway/contract';
import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    organization: {
      title: 'Organization Data',
      subtitle: 'Take a copy of everything we hold about your organization.',
      back: 'Back to Settings',
      exportTitle: 'Export all data',
      exportHelp:
        'One ZIP file with your websites, widget settings, visit counts, members and invitations. Each table is there twice: as CSV for spreadsheets and as JSON for programs.',
    },
    own: {
      title: 'Your Data',
      subtitle: 'Take a copy of everything we hold about you.',
      back: 'Back to Account',
      exportTitle: 'Export your data',
      exportHelp:
        'One ZIP file with your account, your organizations, where you are signed in and which emails we sent you. What belongs to your organization is in its own export.',
    },
    loading: 'Looking for your last export',
    loadFailed: 'We could not look for your export. Try again in a moment.',
    retry: 'Try again',
    start: 'Export data',
    starting: 'Starting...',
    startFailed: 'The export could not be started. Try again in a moment.',
    startOffline: 'The export could not be started. Check your connection and try again.',
    again: 'Export again',
    waiting: 'Your export is in the queue',
    running: 'Exporting your data',
    step: (done: string, total: string, part: string) => `File ${done} of ${total}: ${part}`,
    rows: (rows: string) => `${rows} entries so far`,
    leave: 'You can close this page. We email you when the file is ready.',
    ready: 'Your export is ready',
    readyHelp: (rows: string, size: string, until: string) =>
      `${rows} entries, ${size}. You can download it until ${until}.`,
    download: 'Download ZIP',
    failed: 'The export failed',
    failedHelp: 'Nothing is lost. Please try again. If it fails again, contact us.',
    expired: (made: string) => `Your export of ${made} has expired`,
    expiredHelp: `We keep the file for ${EXPORT_LIFETIME_DAYS} days. Ask for a new one whenever you like.`,
    gone: 'This file is not there any more. Please export again.',
  },
  fr: {
    organization: {
      title: 'Données de l’organisation',
      subtitle: 'Obtenez une copie de tout ce que nous conservons sur votre organisation.',
      back: 'Retour aux paramètres',
      exportTitle: 'Exporter toutes les données',
      exportHelp:
        'Un fichier ZIP avec vos sites, les réglages du widget, les chiffres de visite, les membres et les invitations. Chaque tableau y figure deux fois\u202f: en CSV pour les tableurs et en JSON pour les programmes.',
    },
    own: {
      title: 'Vos données',
      subtitle: 'Obtenez une copie de tout ce que nous conservons sur vous.',
      back: 'Retour au compte',
      exportTitle: 'Exporter vos données',
      exportHelp:
        'Un fichier ZIP avec votre compte, vos organisations, vos sessions ouvertes et la liste des e-mails que nous vous avons envoyés. Ce qui appartient à votre organisation se trouve dans son propre export.',
    },
    loading: 'Recherche de votre dernier export',
    loadFailed: 'Votre export n’a pas pu être recherché. Réessayez dans un instant.',
    retry: 'Réessayer',
    start: 'Exporter les données',
    starting: 'Lancement...',
    startFailed: 'L’export n’a pas pu être lancé. Réessayez dans un instant.',
    startOffline: 'L’export n’a pas pu être lancé. Vérifiez votre connexion, puis réessayez.',
    again: 'Exporter de nouveau',
    waiting: 'Votre export attend son tour',
    running: 'Export de vos données en cours',
    step: (done: string, total: string, part: string) => `Fichier ${done} sur ${total}\u202f: ${part}`,
    rows: (rows: string) => `${rows} entrées pour l’instant`,
    leave: 'Vous pouvez fermer cette page. Nous vous écrirons quand le fichier sera prêt.',
    ready: 'Votre export est prêt',
    readyHelp: (rows: string, size: string, until: string) =>
      `${rows} entrées, ${size}. Vous pouvez le télécharger jusqu’au ${until}.`,
    download: 'Télécharger le ZIP',
    failed: 'L’export n’a pas abouti',
    failedHelp: 'Rien n’est perdu. Réessayez. Si cela échoue encore, écrivez-nous.',
    expired: (made: string) => `Votre export du ${made} a expiré`,
    expiredHelp: `Nous gardons le fichier ${EXPORT_LIFETIME_DAYS} jours. Demandez-en un nouveau quand vous voulez.`,
    gone: 'Ce fichier n’est plus disponible. Lancez un nouvel export.',
  },
});
