import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const leaveTexts = defineTexts({
  en: {
    title: 'Leave this organization',
    help: 'Your account belongs to this organization only, so leaving deletes it.',
    loading: 'Checking whether you can leave',
    leave: 'Leave organization',
    lastAdmin: 'You are the only admin, so you cannot leave yet.',
    lastAdminNext: 'Make another member an admin on the Team page, or delete the organization in Settings.',
    toTeam: 'Go to Team',
    toSettings: 'Go to Settings',
    dialog: {
      title: (name: string) => `Leave “${name}”?`,
      thisOne: 'this organization',
      account: (email: string) => `Your account ${email} is deleted.`,
      sessions: 'You are signed out at once, on every device.',
      stays: 'Websites, widgets and subscriptions stay with the organization.',
      again: 'To come back, an admin has to invite you again.',
      confirm: 'Leave and delete my account',
      cancel: 'Stay',
      failed: 'You could not leave the organization. Nothing has changed. Try again in a moment.',
      offline: 'You could not leave the organization. Check your connection and try again.',
    },
  },
  fr: {
    title: 'Quitter cette organisation',
    help: 'Votre compte n’appartient qu’à cette organisation\u202f: partir le supprime.',
    loading: 'Vérification de votre départ possible',
    leave: 'Quitter l’organisation',
    lastAdmin: 'Vous êtes le seul compte administrateur\u202f: vous ne pouvez pas encore partir.',
    lastAdminNext:
      'Donnez le rôle Admin à un autre membre sur la page Équipe, ou supprimez l’organisation dans les paramètres.',
    toTeam: 'Aller à l’équipe',
    toSettings: 'Aller aux paramètres',
    dialog: {
      title: (name: string) => `Quitter «\u202f${name}\u202f»\u202f?`,
      thisOne: 'cette organisation',
      account: (email: string) => `Votre compte ${email} est supprimé.`,
      sessions: 'Vous êtes déconnecté aussitôt, sur tous vos appareils.',
      stays: 'Les sites, les widgets et les abonnements restent à l’organisation.',
      again: 'Pour revenir, il faudra qu’un admin vous invite de nouveau.',
      confirm: 'Partir et supprimer mon compte',
      cancel: 'Rester',
      failed: 'Vous n’avez pas pu quitter l’organisation. Rien n’a changé. Réessayez dans un instant.',
      offline: 'Vous n’avez pas pu quitter l’organisation. Vérifiez votre connexion, puis réessayez.',
    },
  },
});
