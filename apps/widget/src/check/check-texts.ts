export interface CheckTexts {
  name: string;
  opening: string;
  progress: (page: number, of: number) => string;
  progressName: string;
  waitingFor: (path: string) => string;
  paused: string;
  stopping: string;
  finished: (pages: number, count: number) => string;
  stopped: string;
  seeFindings: string;
  pause: string;
  resume: string;
  stop: string;
  close: string;
  notFramed: (pages: number) => string;
  openNext: (path: string) => string;
  failed: (pages: number) => string;
  linkInvalid: string;
  over: string;
  offline: (host: string) => string;
  stopUnsent: (host: string) => string;
  broken: string;
  scriptBlocked: (host: string) => string;
  framesBlocked: string;
}

/** For the website's owners, not for visitors: in the two languages of the application. */
export const checkTexts: Record<'en' | 'fr', CheckTexts> = {
  en: {
    name: 'Accessibility check',
    opening: 'Starting the check…',
    progress: (page, of) => `Page ${page} of ${of}`,
    progressName: 'Pages checked',
    waitingFor: (path) => `Waiting for ${path} to load…`,
    paused: 'Paused',
    stopping: 'Stopping…',
    finished: (pages, count) =>
      `Done. ${pages} ${pages === 1 ? 'page' : 'pages'} checked, ${count} ${count === 1 ? 'place' : 'places'} with an issue.`,
    stopped: 'Stopped. What was found so far is kept.',
    seeFindings: 'The results are in your other tab, under Accessibility.',
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop',
    close: 'Close',
    notFramed: (pages) =>
      pages === 1 ? '1 page must be opened by itself.' : `${pages} pages must be opened one by one.`,
    openNext: (path) => `Open and check ${path}`,
    failed: (pages) => (pages === 1 ? '1 page did not load.' : `${pages} pages did not load.`),
    linkInvalid:
      'This link was used already or is too old, or this page carries the widget of another website. Start the check again from Accessibility.',
    over: 'This check is over. Start a new one from Accessibility.',
    offline: (host) => `${host} cannot be reached right now. Check your connection, then press Resume.`,
    stopUnsent: (host) => `Stopped here, but ${host} cannot be reached. Stop the check in your other tab, too.`,
    broken: 'Something on this page stopped the check. What was found so far is kept.',
    scriptBlocked: (host) =>
      `This page’s content policy blocks the check. Allow ${host} in script-src and connect-src, or check a copy of the site in development.`,
    framesBlocked: "This page’s content policy forbids frames. Allow frame-src 'self', or check the pages one by one.",
  },
  fr: {
    name: 'Contrôle d’accessibilité',
    opening: 'Le contrôle démarre…',
    progress: (page, of) => `Page ${page} sur ${of}`,
    progressName: 'Pages contrôlées',
    waitingFor: (path) => `En attente du chargement de ${path}…`,
    paused: 'En pause',
    stopping: 'Arrêt en cours…',
    finished: (pages, count) =>
      `Terminé. ${pages} ${pages === 1 ? 'page contrôlée' : 'pages contrôlées'}, ${count} ${count < 2 ? 'endroit à corriger' : 'endroits à corriger'}.`,
    stopped: 'Arrêté. Ce qui a déjà été relevé est conservé.',
    seeFindings: 'Les résultats sont dans votre autre onglet, sous Accessibilité.',
    pause: 'Pause',
    resume: 'Reprendre',
    stop: 'Arrêter',
    close: 'Fermer',
    notFramed: (pages) =>
      pages === 1 ? '1 page doit être ouverte séparément.' : `${pages} pages doivent être ouvertes une par une.`,
    openNext: (path) => `Ouvrir et contrôler ${path}`,
    failed: (pages) => (pages === 1 ? '1 page ne s’est pas chargée.' : `${pages} pages ne se sont pas chargées.`),
    linkInvalid:
      'Ce lien a déjà servi ou il est trop ancien, ou cette page contient le widget d’un autre site. Relancez le contrôle depuis Accessibilité.',
    over: 'Ce contrôle est terminé. Lancez-en un nouveau depuis Accessibilité.',
    offline: (host) => `${host} est injoignable pour le moment. Vérifiez votre connexion, puis appuyez sur Reprendre.`,
    stopUnsent: (host) =>
      `Arrêté ici, mais ${host} est injoignable. Arrêtez aussi le contrôle dans votre autre onglet.`,
    broken: 'Quelque chose dans cette page a interrompu le contrôle. Ce qui a déjà été relevé est conservé.',
    scriptBlocked: (host) =>
      `La politique de contenu de cette page bloque le contrôle. Autorisez ${host} dans script-src et connect-src, ou contrôlez une copie du site en développement.`,
    framesBlocked:
      "La politique de contenu de cette page interdit les cadres. Autorisez frame-src 'self', ou contrôlez les pages une à une.",
  },
};
