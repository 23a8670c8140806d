import { defineTexts } from '../../../../platform/i18n/define-texts.ts';

/** The result of checking a page, in plain words, and what to do next. */
export const checkTexts = defineTexts({
  en: {
    help: 'We open a page of your website as a visitor would and look for the code.',
    path: (domain: string) => `Page of ${domain}`,
    pathHelp: 'Leave it empty for the home page, or enter a path such as /contact.',
    check: 'Check now',
    checking: 'Reading the page…',
    failed: 'The page could not be checked. Please try again.',
    elsewhere: (domain: string) => `This address is not on ${domain}`,
    noPath: 'Enter a path without spaces, for example /contact',
    checked: (url: string, time: string) => `${url}, read ${time}`,
    pinned: 'The code names one fixed release.',
    outcomes: {
      installed: {
        title: 'The code is on this page',
        advice: 'Open the page to see the button in its corner. If it is not there, reload once without the cache.',
      },
      several: {
        title: 'The code is on this page more than once',
        advice: 'Keep one and remove the others, for example from a theme, a plugin or a tag manager.',
      },
      other: {
        title: 'The page carries the code of another website',
        advice: 'Replace it by the code above. Check that the website chosen above is the right one.',
      },
      missing: {
        title: 'The code is not in this page',
        advice:
          'Check that the page is published, and empty the cache of your website. A tag manager adds the code later in the browser, which cannot be seen from here: then open the page once, and this screen tells when the widget was seen.',
      },
      notAPage: {
        title: 'This address does not lead to a page',
        advice: 'It answers with a file or data. Check the path, and enter the address of a page that visitors read.',
      },
      failed: {
        title: 'The website answered with an error',
        advice: 'Open the page in your browser. If it is behind a password or not published yet, check another page.',
      },
      tooLarge: {
        title: 'The page is too large to be read',
        advice: 'Check a smaller page of the website. The widget itself works on large pages too.',
      },
      private: {
        title: 'The address does not lead to the public internet',
        advice:
          'It belongs to a private or local network, so it cannot be read from here. Publish the website first, or open the page yourself to see the widget.',
      },
      elsewhere: {
        title: 'The page leads on to another website',
        advice: 'Add the website it leads to on the dashboard, or check a page that stays on this one.',
      },
      unreachable: {
        title: 'The website did not answer',
        advice:
          'Check that the domain is right and the website is online. A firewall may refuse programs; then open the page yourself.',
      },
    },
    httpStatus: (status: string) => `Status of the answer: ${status}`,
    movedTo: (url: string) => `It leads to ${url}`,
    inlineTitle: 'The page forbids code inside the page',
    inlineHelp:
      'Its Content-Security-Policy keeps the standard form of the code from running. Choose the form without inline code above and replace it.',
    policyTitle: 'The Content-Security-Policy of the page is in the way',
    policyHelp: 'Add these sources to the policy. Where a directive is there already, add only its source.',
    trustedTypesHelp:
      'The page lists the Trusted Types policies it allows, and the one of the widget is not among them. Until you add it, visitors see no button; settings they have saved still apply.',
    policyLines: 'Lines to add',
    copyLines: 'Copy lines',
    trouble: 'The widget does not show up?',
    troubleSteps: [
      'Empty the cache of your website and of your browser, then reload the page.',
      'Check that you look at a page of this website: the widget shows on its domain and the subdomains, nowhere else.',
      'If the page sends a Content-Security-Policy, it must allow these sources. Use the form of the code without inline code then.',
    ],
    trustedTypes: (line: string) => `If the policy has require-trusted-types-for 'script', also add: ${line}`,
  },
  fr: {
    help: 'Nous ouvrons une page de votre site comme le ferait un visiteur et nous y cherchons le code.',
    path: (domain: string) => `Page de ${domain}`,
    pathHelp: 'Laissez vide pour la page d’accueil, ou saisissez un chemin comme /contact.',
    check: 'Vérifier',
    checking: 'Lecture de la page…',
    failed: 'La page n’a pas pu être vérifiée. Veuillez réessayer.',
    elsewhere: (domain: string) => `Cette adresse n’est pas sur ${domain}`,
    noPath: 'Saisissez un chemin sans espaces, par exemple /contact',
    checked: (url: string, time: string) => `${url}, lue le ${time}`,
    pinned: 'Le code désigne une version fixe.',
    outcomes: {
      installed: {
        title: 'Le code est sur cette page',
        advice: 'Ouvrez la page pour voir le bouton dans son coin. S’il n’y est pas, rechargez une fois sans le cache.',
      },
      several: {
        title: 'Le code est plusieurs fois sur cette page',
        advice:
          'Gardez-en un et retirez les autres, par exemple d’un thème, d’une extension ou d’un gestionnaire de balises.',
      },
      other: {
        title: 'La page contient le code d’un autre site',
        advice: 'Remplacez-le par le code ci-dessus. Vérifiez que le site choisi plus haut est le bon.',
      },
      missing: {
        title: 'Le code n’est pas dans cette page',
        advice:
          'Vérifiez que la page est publiée et videz le cache de votre site. Un gestionnaire de balises ajoute le code plus tard, dans le navigateur, ce qui ne se voit pas d’ici\u202f: ouvrez alors la page une fois, et cet écran dira quand le widget a été vu.',
      },
      notAPage: {
        title: 'Cette adresse ne mène pas à une page',
        advice:
          'Elle répond par un fichier ou des données. Vérifiez le chemin, et saisissez l’adresse d’une page que lisent les visiteurs.',
      },
      failed: {
        title: 'Le site a répondu par une erreur',
        advice:
          'Ouvrez la page dans votre navigateur. Si elle est protégée par un mot de passe ou pas encore publiée, vérifiez une autre page.',
      },
      tooLarge: {
        title: 'La page est trop grande pour être lue',
        advice: 'Vérifiez une page plus petite du site. Le widget, lui, fonctionne aussi sur les grandes pages.',
      },
      private: {
        title: 'L’adresse ne mène pas à l’internet public',
        advice:
          'Elle appartient à un réseau privé ou local et ne peut pas être lue d’ici. Publiez d’abord le site, ou ouvrez vous-même la page pour voir le widget.',
      },
      elsewhere: {
        title: 'La page renvoie vers un autre site',
        advice:
          'Ajoutez depuis le tableau de bord le site vers lequel elle renvoie, ou vérifiez une page qui reste sur celui-ci.',
      },
      unreachable: {
        title: 'Le site n’a pas répondu',
        advice:
          'Vérifiez que le domaine est juste et que le site est en ligne. Un pare-feu refuse peut-être les programmes\u202f: ouvrez alors vous-même la page.',
      },
    },
    httpStatus: (status: string) => `Code de la réponse\u202f: ${status}`,
    movedTo: (url: string) => `Elle renvoie vers ${url}`,
    inlineTitle: 'La page interdit le code écrit dans la page',
    inlineHelp:
      'Sa Content-Security-Policy empêche la forme standard du code de s’exécuter. Choisissez ci-dessus la forme sans code dans la page, et remplacez-le.',
    policyTitle: 'La Content-Security-Policy de la page bloque le widget',
    policyHelp:
      'Ajoutez ces sources à la politique. Si une directive s’y trouve déjà, ajoutez-lui seulement la source.',
    trustedTypesHelp:
      'La page énumère les politiques Trusted Types qu’elle autorise, et celle du widget n’y figure pas. Tant que vous ne l’ajoutez pas, les visiteurs ne voient pas le bouton\u202f; les réglages qu’ils ont enregistrés s’appliquent toujours.',
    policyLines: 'Lignes à ajouter',
    copyLines: 'Copier les lignes',
    trouble: 'Le widget n’apparaît pas\u202f?',
    troubleSteps: [
      'Videz le cache de votre site et de votre navigateur, puis rechargez la page.',
      'Vérifiez que vous regardez une page de ce site\u202f: le widget s’affiche sur son domaine et ses sous-domaines, nulle part ailleurs.',
      'Si la page envoie une Content-Security-Policy, elle doit autoriser ces sources. Utilisez alors la forme sans code dans la page.',
    ],
    trustedTypes: (line: string) =>
      `Si la politique contient require-trusted-types-for 'script', ajoutez aussi\u202f: ${line}`,
  },
});
