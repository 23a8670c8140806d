import { defineTexts } from '../../../platform/i18n/define-texts.ts';

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
      subtitle: 'Take a copy of everything we hold about you, or delete your account.',
      back: 'Back to Account',
      exportTitle: 'Export your data',
      exportHelp:
        'One ZIP file with your account, your organizations, where you are signed in and which emails we sent you. What belongs to your organization is in its own export.',
    },
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
      subtitle: 'Obtenez une copie de tout ce que nous conservons sur vous, ou supprimez votre compte.',
      back: 'Retour au compte',
      exportTitle: 'Exporter vos données',
      exportHelp:
        'Un fichier ZIP avec votre compte, vos organisations, vos sessions ouvertes et la liste des e-mails que nous vous avons envoyés. Ce qui appartient à votre organisation se trouve dans son propre export.',
    },
  },
});
