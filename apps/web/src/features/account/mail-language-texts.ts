import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const mailLanguageTexts = defineTexts({
  en: {
    help: 'For the emails we send you. Choose the language of these screens in the sidebar.',
    language: 'Language of emails',
    unchanged: 'Nothing has changed.',
    submit: 'Save language',
    submitting: 'Saving…',
    saved: 'Saved. From now on we write to you in this language.',
    failed: 'The language of emails could not be changed.',
    offline: 'The language of emails could not be changed. Check your connection and try again.',
  },
  fr: {
    help: 'Pour les e-mails que nous vous envoyons. La langue des écrans se choisit dans le menu latéral.',
    language: 'Langue des e-mails',
    unchanged: 'Rien n’a changé.',
    submit: 'Enregistrer la langue',
    submitting: 'Enregistrement…',
    saved: 'C’est enregistré. Nous vous écrirons désormais dans cette langue.',
    failed: 'La langue des e-mails n’a pas pu être changée.',
    offline: 'La langue des e-mails n’a pas pu être changée. Vérifiez votre connexion, puis réessayez.',
  },
});
