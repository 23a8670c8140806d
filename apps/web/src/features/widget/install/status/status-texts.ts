import { defineTexts } from '../../../../platform/i18n/define-texts.ts';

export const statusTexts = defineTexts({
  en: {
    title: 'Installation',
    loading: 'Loading the state of the installation',
    failed: 'Could not load the state of the installation',
    notSeen: 'Waiting for the first visit',
    notSeenHelp:
      'We haven’t seen the widget yet. Follow the steps below, then open your website once: this page shows it within seconds.',
    seen: 'Installed',
    seenNow: (host: string) => `Seen on ${host} just now`,
    seenNowHelp: 'Your visitors have the widget from now on.',
    next: 'Choose its colors',
    details: { first: 'First seen', last: 'Last seen', host: 'Seen on', version: 'Release' },
    current: (version: string) => `${version}, the current one`,
    outdated: (version: string) =>
      `${version}, not the current one. A pinned code stays at its release: replace it by the one below to get the current one. Otherwise the browser of that visitor still held an older file.`,
    several: (count: string) =>
      `The page that was seen last carries the code ${count} times. One is enough: remove the others. The widget is drawn only once.`,
    stray: (host: string, time: string) =>
      `${host} carries the code of this website and is not part of it (last seen ${time}). Nothing is shown there. If it is yours, add it as a website of its own on the dashboard.`,
  },
  fr: {
    title: 'Installation',
    loading: 'Chargement de l’état de l’installation',
    failed: 'L’état de l’installation n’a pas pu être chargé',
    notSeen: 'En attente de la première visite',
    notSeenHelp:
      'Nous n’avons pas encore vu le widget. Suivez les étapes ci-dessous, puis ouvrez votre site une fois\u202f: cette page l’affiche en quelques secondes.',
    seen: 'Installé',
    seenNow: (host: string) => `Vu sur ${host} à l’instant`,
    seenNowHelp: 'Vos visiteurs ont le widget dès maintenant.',
    next: 'Choisir ses couleurs',
    details: { first: 'Vu la première fois', last: 'Vu la dernière fois', host: 'Vu sur', version: 'Version' },
    current: (version: string) => `${version}, la version actuelle`,
    outdated: (version: string) =>
      `${version}, qui n’est pas la version actuelle. Un code à version fixe garde la sienne\u202f: remplacez-le par celui ci-dessous pour avoir la version actuelle. Sinon, le navigateur de ce visiteur gardait encore un fichier plus ancien.`,
    several: (count: string) =>
      `La dernière page vue contient le code ${count} fois. Une fois suffit\u202f: retirez les autres. Le widget ne s’affiche qu’une fois.`,
    stray: (host: string, time: string) =>
      `${host} contient le code de ce site sans en faire partie (vu le ${time}). Rien ne s’y affiche. S’il est à vous, ajoutez-le comme un site à part depuis le tableau de bord.`,
  },
});
