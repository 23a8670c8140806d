import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const confirmChangeTexts = defineTexts({
  en: {
    label: 'Confirm that it’s you',
    signIn: { google: 'Sign in with Google again', facebook: 'Sign in with Facebook again' },
    signInHelp: 'You come back here afterward, with everything you typed.',
    byEmail: (email: string) => `Get a link at ${email}`,
    byEmailHelp: 'Open it to approve the change. We then email the new address.',
    done: 'Thanks, we know it’s you. Save your changes within 10 minutes.',
    unproven: 'We could not tell whether you signed in just now. Please use the link by email instead.',
    other: 'You signed in with a different account there. Use the one you sign in to this account with.',
    failed: 'That did not work, so nothing has changed. Try again, or use the link by email.',
  },
  fr: {
    label: 'Confirmez que c’est bien vous',
    signIn: { google: 'Se reconnecter avec Google', facebook: 'Se reconnecter avec Facebook' },
    signInHelp: 'Vous reviendrez ensuite ici et retrouverez tout ce que vous avez saisi.',
    byEmail: (email: string) => `Recevoir un lien à l’adresse ${email}`,
    byEmailHelp: 'Ouvrez-le pour autoriser le changement. Nous écrirons ensuite à la nouvelle adresse.',
    done: 'Merci, c’est bien vous. Enregistrez vos modifications dans les 10 minutes.',
    unproven:
      'Nous n’avons pas pu établir que vous venez de vous connecter. Veuillez utiliser plutôt le lien par e-mail.',
    other: 'Vous vous y êtes connecté avec un autre compte. Utilisez celui qui ouvre ce compte-ci.',
    failed: 'Cela n’a pas fonctionné, et rien n’a changé. Réessayez, ou utilisez le lien par e-mail.',
  },
});
