import { defineTexts } from '../../../../platform/i18n/define-texts.ts';

export const statusTexts = defineTexts({
  en: {
    title: 'Installation',
    loading: 'Loading the state of the installation',
    failed: 'Could not load the state of the installation',
    notSeen: 'Not seen yet',
    notSeenHelp:
      'No page with this widget has reported yet. Follow the steps below, then open your website once: we detect it on the first visit.',
    seen: 'Installed',
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
    notSeen: 'Pas encore vu',
    notSeenHelp:
      'Aucune page avec ce widget ne s’est encore signalée. Suivez les étapes ci-dessous, puis ouvrez votre site une fois\u202f: nous le détectons dès la première visite.',
    seen: 'Installé',
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
