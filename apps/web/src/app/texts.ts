import { defineTexts } from '../platform/i18n/define-texts.ts';

export const texts = defineTexts({
  en: {
    loading: 'Loading',
    loadingPage: 'Loading the page',
    skipToContent: 'Skip to the content',
    loadFailed: 'Could not load part of this page. Check your connection and press again.',
    startFailed: 'Could not load part of this page. Check your connection and reload the page.',
    error: {
      title: 'Unexpected Application Error!',
      advice:
        'Something on this page broke. Reload it to try again. If it happens again, go to the home page or write to us.',
      missingCode:
        'Could not load this page. Your connection may have dropped, or a newer version has been published. Reload to get it.',
      reload: 'Reload the page',
      home: 'Go to the home page',
      details: 'Details for support',
    },
    session: {
      title: 'We could not check who is signed in',
      advice: 'Our server did not answer as it should. Check your connection, then try again. Nothing is lost.',
      retry: 'Try again',
    },
    theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
    language: { label: 'Language', en: 'English', fr: 'Français' },
  },
  fr: {
    loading: 'Chargement',
    loadingPage: 'Chargement de la page',
    skipToContent: 'Aller au contenu',
    loadFailed: 'Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion, puis appuyez de nouveau.',
    startFailed: 'Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page.',
    error: {
      title: 'Erreur inattendue de l’application\u202f!',
      advice:
        'Quelque chose s’est cassé sur cette page. Rechargez-la pour réessayer. Si cela se reproduit, revenez à l’accueil ou écrivez-nous.',
      missingCode:
        'Cette page n’a pas pu être chargée. Votre connexion a peut-être été coupée, ou une nouvelle version a été publiée. Rechargez pour l’obtenir.',
      reload: 'Recharger la page',
      home: 'Aller à l’accueil',
      details: 'Détails pour l’assistance',
    },
    session: {
      title: 'Impossible de vérifier qui est connecté',
      advice: 'Notre serveur n’a pas répondu comme prévu. Vérifiez votre connexion, puis réessayez. Rien n’est perdu.',
      retry: 'Réessayer',
    },
    theme: { label: 'Thème', light: 'Clair', dark: 'Sombre', system: 'Auto' },
    language: { label: 'Langue', en: 'English', fr: 'Français' },
  },
});
