import { defineTexts } from '../../../platform/i18n/define-texts.ts';

export const confirmedTexts = defineTexts({
  en: {
    done: { title: 'Thanks, we know it’s you', help: 'You can close this window and continue where you were.' },
    other: {
      title: 'That was a different account',
      help: 'Close this window, and use the account that you sign in with.',
    },
    failed: { title: 'That did not work', help: 'Nothing has changed. Close this window and try again.' },
  },
  fr: {
    done: { title: 'Merci, c’est bien vous', help: 'Vous pouvez fermer cette fenêtre et continuer où vous étiez.' },
    other: {
      title: 'C’était un autre compte',
      help: 'Fermez cette fenêtre, puis utilisez le compte avec lequel vous vous connectez.',
    },
    failed: { title: 'Cela n’a pas fonctionné', help: 'Rien n’a changé. Fermez cette fenêtre, puis réessayez.' },
  },
});
