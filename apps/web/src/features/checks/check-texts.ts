import { defineTexts } from '../../platform/i18n/define-texts.ts';
import { plural } from '../../platform/i18n/plural.ts';

const pages = { en: { one: '# page', other: '# pages' }, fr: { one: '# page', other: '# pages' } };

export const checkTexts = defineTexts({
  en: {
    loading: 'Loading the checks',
    failed: 'Could not load the checks',
    start: {
      title: 'Check this website',
      help: (max: number) =>
        `We check up to ${max} pages in your browser, even behind a sign-in. Visitors won’t notice. Your website opens in a new tab; nothing that people typed leaves it. Of text that is hard to read, we keep the first words, so that you recognize it.`,
      width: 'Width of the pages',
      widths: {
        window: 'As wide as the window',
        320: 'Phone (320 pixels)',
        768: 'Tablet (768 pixels)',
        1280: 'Desktop (1280 pixels)',
      },
      theme: 'Colors',
      themes: { device: 'As on this device', light: 'Light', dark: 'Dark' },
      page: 'Start at',
      button: 'Check this website',
      again: 'Check again',
      starting: 'Starting…',
      failed: 'The check could not be started',
      onlyAdmins: 'Only admins can start a check',
      last: (moment: string, count: number, name: string) =>
        `Checked ${moment}: ${plural('en', count, pages.en)}, started by ${name}`,
      formerMember: 'a former member',
    },
    run: {
      title: (domain: string) => `Checking ${domain}`,
      waiting: 'Waiting for your website to answer in the other tab…',
      running: (done: number, found: number) => `${done} of ${found} pages checked`,
      searching: (done: number) => `${plural('en', done, pages.en)} checked, looking for more…`,
      paused: (done: number, found: number) => `Paused after ${done} of ${found} pages`,
      keepOpen: 'Keep the other tab open until the check is done. You can pause it there.',
      blocked: 'Your browser did not open a new tab.',
      open: (domain: string) => `Open ${domain} to begin`,
      notOpened: 'No new tab?',
      stop: 'Stop the check',
      stopping: 'Stopping…',
      stopFailed: 'The check could not be stopped',
      loadFailed: 'Could not load the progress of the check',
      quiet:
        'Nothing has come from the other tab for two minutes. Check whether it is still open. If it is closed, stop the check here: what it found counts.',
      found: (count: number) =>
        plural('en', count, { one: '# place with an issue so far', other: '# places with an issue so far' }),
      pagesLabel: 'Pages of this check',
      checked: (count: number) =>
        count === 0
          ? 'no issues'
          : plural('en', count, { one: '# place with an issue', other: '# places with an issue' }),
    },
    ended: {
      finished: (count: number) => `The check is done: ${plural('en', count, pages.en)} checked.`,
      stopped: (count: number) => `The check was stopped. What it found on ${plural('en', count, pages.en)} counts.`,
      expired: 'The check ended early: its tab was closed, or never opened. Start it again.',
    },
    unframed: {
      title: (count: number) =>
        plural('en', count, {
          one: '# page must be opened by itself',
          other: '# pages must be opened one by one',
        }),
      help: 'These pages refuse to be shown inside another page. The tab of the check offers to open them one by one. You can also open one from here, in a new tab: it counts for this check.',
      check: (path: string) => `Check ${path}`,
      blocked: 'Your browser did not open a new tab.',
      open: 'Open the page to check it',
    },
    unread: {
      title: (count: number) =>
        plural('en', count, { one: '# page could not be checked', other: '# pages could not be checked' }),
      reasons: {
        status: 'It answered with an error.',
        timeout: 'It took too long.',
        notHtml: 'It is not a web page.',
        otherSite: 'It leads to another website.',
        policy: 'Its content policy did not let the check run.',
        error: 'Something on the page stopped the check.',
      },
    },
    silence: {
      title: 'Your website has not answered yet',
      steps: [
        'Look at the other tab. If it asks you to sign in, do so, then start the check again here.',
        'Check that the page carries the widget. Its installation is shown under Widget.',
        'If your website sends a Content-Security-Policy, it must allow what is listed below.',
        'Browser extensions that block scripts may block the check too. Try a window without them.',
      ],
      toWidget: 'Look at the installation',
      lines: 'What the policy must allow',
      copy: 'Copy lines',
      framesHelp:
        'The last two let your pages be shown inside your own website, which is how further pages are checked. The header X-Frame-Options with the value DENY forbids it too.',
      trustedTypes: (line: string) => `If the policy has require-trusted-types-for 'script', also add: ${line}`,
      fallback:
        'If the policy has to stay as it is, check a copy of the page in development, on a computer with Node.js and Chromium:',
      command: 'Command',
      copyCommand: 'Copy command',
    },
    problems: {
      scriptBlocked:
        'The content policy of your website keeps the check from loading. Allow what is listed here, then start again.',
      framesBlocked:
        'Your website refuses to be shown inside itself, so only the first page was checked. Check the other pages one by one, or allow what is listed here.',
    },
    honest: {
      title: 'What a check like this can and cannot see',
      text: 'Automated checks find roughly a third of issues. In an audit by the UK’s Government Digital Service, 13 tools found between 13 and 40 percent of 142 known issues; axe, which this check runs, found 29 percent. The rest takes a person: the tests below lead you through it.',
      source: 'Results of the audit (2017, updated 2018)',
      background: 'How it was done',
    },
    results: {
      title: 'Results',
      nothingToFix: 'No issues to fix',
      toFix: (count: number, onPages: number) =>
        `${plural('en', count, { one: '# issue', other: '# issues' })} to fix on ${plural('en', onPages, pages.en)}`,
      toFixNew: (count: number, onPages: number, added: number) =>
        `${plural('en', count, { one: '# issue', other: '# issues' })} to fix on ${plural('en', onPages, pages.en)}, ${added} new`,
      accepted: (count: number) => `${count} accepted`,
      mended: (count: number) => `${count} marked as fixed since`,
      notCounted: (set: string) => `Not counted: ${set}.`,
      stopped:
        'This check was stopped before it had reached every page. Issues known from there are those of earlier checks.',
      levelHints: {
        A: 'The most basic needs',
        AA: 'What most laws refer to',
        AAA: 'Beyond what laws ask',
        'best-practice': 'Not a criterion, but it helps',
      },
      compared: (moment: string) => `Compared with the check of ${moment}:`,
      first: 'There is no earlier check that finished to compare with. The next one shows what has changed.',
      unchanged: 'no issues, then or now',
      nothingChanged: 'nothing new to fix',
      changes: {
        new: (count: number) => `${count} new`,
        still: (count: number) => `${count} still there`,
        back: (count: number) => `${count} back again`,
        gone: (count: number) => `${count} gone`,
      },
      none: 'No check yet',
      noneHelp:
        'Start a check above. It takes about a minute, and its issues are listed here with what to do about each.',
      failed: 'Could not load the issues',
      loading: 'Loading the issues',
    },
    files: {
      title: 'Export',
      help: 'The issues and your own answers, for a spreadsheet, for another tool, or on paper.',
      csv: 'Spreadsheet (CSV)',
      json: 'Data (JSON)',
      earl: 'EARL (JSON-LD)',
      report: 'Printable report',
      making: 'Writing…',
      made: 'The file is in your downloads.',
      failed: 'The file could not be made',
    },
  },
  fr: {
    loading: 'Chargement des contrôles',
    failed: 'Les contrôles n’ont pas pu être chargés',
    start: {
      title: 'Contrôler ce site',
      help: (max: number) =>
        `Nous contrôlons jusqu’à ${max} pages dans votre navigateur, même derrière une connexion. Vos visiteurs ne remarquent rien. Votre site s’ouvre dans un nouvel onglet\u202f; rien de ce qui y a été saisi n’en sort. D’un texte difficile à lire, nous gardons les premiers mots, pour que vous le reconnaissiez.`,
      width: 'Largeur des pages',
      widths: {
        window: 'Celle de la fenêtre',
        320: 'Téléphone (320 pixels)',
        768: 'Tablette (768 pixels)',
        1280: 'Ordinateur (1280 pixels)',
      },
      theme: 'Couleurs',
      themes: { device: 'Comme sur cet appareil', light: 'Clair', dark: 'Sombre' },
      page: 'Commencer à',
      button: 'Contrôler ce site',
      again: 'Contrôler de nouveau',
      starting: 'Lancement…',
      failed: 'Le contrôle n’a pas pu être lancé',
      onlyAdmins: 'Seuls les admins peuvent lancer un contrôle',
      last: (moment: string, count: number, name: string) =>
        `Contrôle du ${moment}\u202f: ${plural('fr', count, pages.fr)}, lancé par ${name}`,
      formerMember: 'un ancien membre',
    },
    run: {
      title: (domain: string) => `Contrôle de ${domain}`,
      waiting: 'En attente d’une réponse de votre site dans l’autre onglet…',
      running: (done: number, found: number) => `${done} pages contrôlées sur ${found}`,
      searching: (done: number) =>
        `${plural('fr', done, { one: '# page contrôlée', other: '# pages contrôlées' })}, recherche d’autres pages…`,
      paused: (done: number, found: number) => `En pause après ${done} pages sur ${found}`,
      keepOpen: 'Gardez l’autre onglet ouvert jusqu’à la fin du contrôle. Vous pouvez l’y mettre en pause.',
      blocked: 'Votre navigateur n’a pas ouvert de nouvel onglet.',
      open: (domain: string) => `Ouvrir ${domain} pour commencer`,
      notOpened: 'Pas de nouvel onglet\u202f?',
      stop: 'Arrêter le contrôle',
      stopping: 'Arrêt…',
      stopFailed: 'Le contrôle n’a pas pu être arrêté',
      loadFailed: 'L’avancement du contrôle n’a pas pu être chargé',
      quiet:
        'L’autre onglet ne donne plus de nouvelles depuis deux minutes. Vérifiez qu’il est encore ouvert. S’il est fermé, arrêtez le contrôle ici\u202f: ce qu’il a trouvé compte.',
      found: (count: number) =>
        plural('fr', count, {
          one: 'un problème à # endroit pour l’instant',
          other: 'des problèmes à # endroits pour l’instant',
        }),
      pagesLabel: 'Pages de ce contrôle',
      checked: (count: number) =>
        count === 0
          ? 'aucun problème'
          : plural('fr', count, { one: 'un problème à # endroit', other: 'des problèmes à # endroits' }),
    },
    ended: {
      finished: (count: number) =>
        `Le contrôle est terminé\u202f: ${plural('fr', count, { one: '# page contrôlée', other: '# pages contrôlées' })}.`,
      stopped: (count: number) =>
        `Le contrôle a été arrêté. Ce qu’il a trouvé sur ${plural('fr', count, pages.fr)} compte.`,
      expired: 'Le contrôle s’est interrompu\u202f: son onglet a été fermé, ou n’a jamais été ouvert. Relancez-le.',
    },
    unframed: {
      title: (count: number) =>
        plural('fr', count, {
          one: '# page doit être ouverte séparément',
          other: '# pages doivent être ouvertes une par une',
        }),
      help: 'Ces pages refusent d’être affichées dans une autre page. L’onglet du contrôle propose de les ouvrir une par une. Vous pouvez aussi en ouvrir une d’ici, dans un nouvel onglet\u202f: elle compte pour ce contrôle.',
      check: (path: string) => `Contrôler ${path}`,
      blocked: 'Votre navigateur n’a pas ouvert de nouvel onglet.',
      open: 'Ouvrir la page pour la contrôler',
    },
    unread: {
      title: (count: number) =>
        plural('fr', count, { one: '# page n’a pas pu être contrôlée', other: '# pages n’ont pas pu être contrôlées' }),
      reasons: {
        status: 'Elle a répondu par une erreur.',
        timeout: 'Elle a mis trop de temps.',
        notHtml: 'Ce n’est pas une page web.',
        otherSite: 'Elle renvoie vers un autre site.',
        policy: 'Sa politique de sécurité n’a pas laissé le contrôle s’exécuter.',
        error: 'Quelque chose dans la page a interrompu le contrôle.',
      },
    },
    silence: {
      title: 'Votre site n’a pas encore répondu',
      steps: [
        'Regardez l’autre onglet. S’il vous demande de vous connecter, faites-le, puis relancez le contrôle ici.',
        'Vérifiez que la page contient le widget. Son installation est indiquée dans Widget.',
        'Si votre site envoie une Content-Security-Policy, elle doit autoriser ce qui figure ci-dessous.',
        'Les extensions qui bloquent des scripts peuvent aussi bloquer le contrôle. Essayez une fenêtre sans elles.',
      ],
      toWidget: 'Voir l’installation',
      lines: 'Ce que la politique doit autoriser',
      copy: 'Copier les lignes',
      framesHelp:
        'Les deux dernières permettent d’afficher vos pages dans votre propre site\u202f: c’est ainsi que les autres pages sont contrôlées. L’en-tête X-Frame-Options avec la valeur DENY l’interdit également.',
      trustedTypes: (line: string) =>
        `Si la politique contient require-trusted-types-for 'script', ajoutez aussi\u202f: ${line}`,
      fallback:
        'Si la politique doit rester telle quelle, contrôlez une copie de la page en développement, sur un ordinateur où Node.js et Chromium sont installés\u202f:',
      command: 'Commande',
      copyCommand: 'Copier la commande',
    },
    problems: {
      scriptBlocked:
        'La politique de sécurité de votre site empêche le contrôle de se charger. Autorisez ce qui figure ici, puis relancez-le.',
      framesBlocked:
        'Votre site refuse d’être affiché dans lui-même\u202f: seule la première page a été contrôlée. Contrôlez les autres une par une, ou autorisez ce qui figure ici.',
    },
    honest: {
      title: 'Ce qu’un tel contrôle voit, et ce qu’il ne voit pas',
      text: 'Les contrôles automatiques trouvent environ un tiers des problèmes. Dans un audit du Government Digital Service britannique, 13 outils ont trouvé entre 13 et 40\u00a0% de 142 problèmes connus\u202f; axe, qu’utilise ce contrôle, en a trouvé 29\u00a0%. Le reste demande une personne\u202f: les essais ci-dessous vous guident.',
      source: 'Résultats de l’audit (2017, mis à jour en 2018, en anglais)',
      background: 'Comment il a été mené (en anglais)',
    },
    results: {
      title: 'Résultats',
      nothingToFix: 'Aucun problème à corriger',
      toFix: (count: number, onPages: number) =>
        `${plural('fr', count, { one: '# problème', other: '# problèmes' })} à corriger sur ${plural('fr', onPages, pages.fr)}`,
      toFixNew: (count: number, onPages: number, added: number) =>
        `${plural('fr', count, { one: '# problème', other: '# problèmes' })} à corriger sur ${plural('fr', onPages, pages.fr)}, dont ${plural('fr', added, { one: '# nouveau', other: '# nouveaux' })}`,
      accepted: (count: number) => plural('fr', count, { one: '# accepté', other: '# acceptés' }),
      mended: (count: number) =>
        plural('fr', count, { one: '# marqué comme corrigé depuis', other: '# marqués comme corrigés depuis' }),
      notCounted: (set: string) => `Non comptés\u202f: ${set}.`,
      stopped:
        'Ce contrôle a été arrêté avant d’avoir atteint toutes les pages. Les problèmes connus de celles-ci viennent des contrôles précédents.',
      levelHints: {
        A: 'Les besoins essentiels',
        AA: 'Ce que visent la plupart des lois',
        AAA: 'Au-delà de ce que demandent les lois',
        'best-practice': 'Pas un critère, mais utile',
      },
      compared: (moment: string) => `Par rapport au contrôle du ${moment}\u202f:`,
      first: 'Aucun contrôle terminé auparavant ne permet de comparer. Le prochain montrera ce qui a changé.',
      unchanged: 'aucun problème, ni alors ni maintenant',
      nothingChanged: 'rien de nouveau à corriger',
      changes: {
        new: (count: number) => plural('fr', count, { one: '# nouveau', other: '# nouveaux' }),
        still: (count: number) => `${count} toujours là`,
        back: (count: number) => plural('fr', count, { one: '# réapparu', other: '# réapparus' }),
        gone: (count: number) => plural('fr', count, { one: '# disparu', other: '# disparus' }),
      },
      none: 'Pas encore de contrôle',
      noneHelp:
        'Lancez un contrôle ci-dessus. Il dure environ une minute\u202f; les problèmes relevés apparaissent ici, avec ce qu’il faut faire pour chacun.',
      failed: 'Les problèmes n’ont pas pu être chargés',
      loading: 'Chargement des problèmes',
    },
    files: {
      title: 'Exporter',
      help: 'Les problèmes et vos propres réponses, pour un tableur, pour un autre outil ou sur papier.',
      csv: 'Tableur (CSV)',
      json: 'Données (JSON)',
      earl: 'EARL (JSON-LD)',
      report: 'Rapport à imprimer',
      making: 'Écriture…',
      made: 'Le fichier est dans vos téléchargements.',
      failed: 'Le fichier n’a pas pu être créé',
    },
  },
});
