import { defineTexts } from '../../../../platform/i18n/define-texts.ts';

export const installTexts = defineTexts({
  en: {
    steps: {
      platform: 'Choose your platform',
      copy: 'Copy the code',
      paste: 'Paste it into your website',
      check: 'Check that it works',
    },
    copyHelp: 'One piece of code for every page of this website. It loads after your page and does not slow it down.',
    loading: 'Loading the installation code',
    failed: 'Failed to load installation code',
    snippet: 'Installation code',
    copyCode: 'Copy code',
    release: 'Which release of the widget',
    releases: { newest: 'Always the newest', pinned: 'One fixed release' },
    releaseHelp: {
      newest: 'Updates automatically.',
      pinned: (version: string) =>
        `The browser loads release ${version} and nothing else: it checks the file by its hash, and a file that was changed does not run. In return nothing is updated by itself. For corrections and new functions you come back here and replace the code.`,
    },
    form: 'Form of the code',
    forms: { script: 'Standard', early: 'For the head', tag: 'Without inline code' },
    formHelp: {
      script: 'Works on nearly every website.',
      early:
        'Paste it at the end of <head>. What a visitor has saved applies before the page appears, so nothing jumps. Your page never waits for our server.',
      tag: 'For pages whose Content-Security-Policy forbids scripts inside the page. It does the same.',
    },
    platform: 'What is your website made with?',
    mail: 'Send to a developer',
    mailHelp: 'Opens your mail program with the code and these steps.',
    nextCode: 'For Next.js, in the root layout',
    link: 'A link for your footer (optional)',
    linkHelp: 'It opens the panel, also for visitors who have hidden the button.',
    linkLabel: 'Accessibility settings',
  },
  fr: {
    steps: {
      platform: 'Choisissez votre plateforme',
      copy: 'Copiez le code',
      paste: 'Collez-le dans votre site',
      check: 'Vérifiez que tout fonctionne',
    },
    copyHelp: 'Un seul code pour toutes les pages de ce site. Il se charge après votre page et ne la ralentit pas.',
    loading: 'Chargement du code d’installation',
    failed: 'Le code d’installation n’a pas pu être chargé',
    snippet: 'Code d’installation',
    copyCode: 'Copier le code',
    release: 'Version du widget',
    releases: { newest: 'Toujours la plus récente', pinned: 'Une version fixe' },
    releaseHelp: {
      newest: 'Se met à jour automatiquement.',
      pinned: (version: string) =>
        `Le navigateur charge la version ${version} et rien d’autre\u202f: il vérifie l’empreinte du fichier, et un fichier modifié ne s’exécute pas. En échange, rien ne se met à jour tout seul. Pour les corrections et les nouvelles fonctions, revenez ici et remplacez le code.`,
    },
    form: 'Forme du code',
    forms: { script: 'Standard', early: 'Pour le head', tag: 'Sans code dans la page' },
    formHelp: {
      script: 'Convient à presque tous les sites.',
      early:
        'À coller à la fin de <head>. Les réglages qu’un visiteur a enregistrés s’appliquent avant l’affichage de la page\u202f: rien ne saute. Votre page n’attend jamais notre serveur.',
      tag: 'Pour les pages dont la Content-Security-Policy interdit les scripts écrits dans la page. Le résultat est le même.',
    },
    platform: 'Avec quoi votre site est-il fait\u202f?',
    mail: 'Envoyer à un développeur',
    mailHelp: 'Ouvre votre messagerie avec le code et ces étapes.',
    nextCode: 'Pour Next.js, dans le layout racine',
    link: 'Un lien pour votre pied de page (facultatif)',
    linkHelp: 'Il ouvre le panneau, même pour les visiteurs qui ont masqué le bouton.',
    linkLabel: 'Réglages d’accessibilité',
  },
});
