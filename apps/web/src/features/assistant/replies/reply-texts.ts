import { defineTexts } from '../../../platform/i18n/define-texts.ts';

/** `{brand}` and `{email}` are filled in when a reply is given. */
export const replyTexts = defineTexts({
  en: {
    topics: {
      accessibility:
        'Web accessibility means that people can read, understand and use a page in the way that works for them: by keyboard, by voice, with a screen reader, enlarged, or with less going on. About 16 percent of people live with a disability, and everyone has a bad day.\n\nThe {brand} widget lets visitors adjust text, spacing, colors and movement. It does not repair how a page is built. That work happens in the page itself.',
      wcag: 'WCAG, the Web Content Accessibility Guidelines, is the standard of the W3C. It has three levels, A, AA and AAA, and most laws and contracts ask for AA.\n\nIt is about how a page is made, so no widget can meet it for you. The overview at w3.org/WAI is a good start, and an audit tells you where your site stands.',
      screenReader:
        'A screen reader turns a page into speech or braille. It depends on how the page is built: headings in order, a label on every field, a name on every button, and text for every image that says something.\n\nNVDA on Windows is free, and VoiceOver is part of every Mac and iPhone, so you can try your own page. The {brand} widget works with screen readers. It is not one, and it does not add missing labels.',
      contrast:
        'About one man in twelve and one woman in two hundred see some colors alike. Never let color alone carry a meaning: add a word, a shape or an underline.\n\nWCAG AA asks for a contrast of 4.5 to 1 for text, and 3 to 1 for large text and the edges of controls. With the widget, visitors can raise the contrast, change the saturation or see the page in gray. Choose good colors in the page all the same, because many people never open a widget.',
      keyboard:
        'Whatever works with a mouse has to work with the keyboard: Tab and Shift+Tab move, Enter and Space press, arrow keys move inside a group, and Escape closes. You should always see where you are, and never get stuck.\n\nPut the mouse away and try your own site. The widget can be used by keyboard, and its focus tunnel helps to follow along. It cannot reach a control that the page keeps from the keyboard.',
      altText:
        'Alternative text says in words what an image is there for. A linked logo needs the name of where it leads, a chart needs its message, and a decorative image gets an empty alt="" so that it is skipped. Leave out “image of”.\n\nThe widget does not write these texts. Someone who knows the page should.',
      form: 'Give every field a visible label that is tied to it, and say what you expect before people type. A placeholder is not a label, because it disappears. When something is wrong, say so in words beside the field, and keep what was typed.\n\nThe widget can make a form larger and calmer. Its labels and messages are up to the page.',
      test: 'Use three ways together. Automatic checkers such as axe or Lighthouse find part of the problems in minutes. Trying it yourself finds more: only the keyboard, then a zoom of 400 percent, then a screen reader. People with disabilities find what matters most, so ask them and pay them.\n\nI cannot test your site. The diagnostics tool of {brand} is coming soon and is not available yet.',
      legal:
        'I cannot give legal advice. Many places have rules for websites, among them the Americans with Disabilities Act in the United States and the European Accessibility Act in the European Union. Which ones concern you depends on where you sell, what you offer and how large you are.\n\nAsk a lawyer who knows this field, or your chamber of commerce. No widget makes a site compliant, and {brand} does not claim to.',
      help: 'I have prepared answers about accessibility, WCAG, screen readers, color and contrast, the keyboard, alternative text, forms, testing and the law.\n\nTo use {brand}, create an account, add your website and paste one snippet into its pages. Every plan starts with a 7-day free trial, and the prices are on this page. For anything about your account or your own site, write to {email}. A person answers.',
    },
    fallbacks: [
      'I have no prepared answer to that. I know about WCAG, screen readers, contrast, the keyboard, alternative text, forms, testing and the law. Try one of these words, or write to {email}.',
      'That goes beyond my prepared answers. Could you say which part of a page it is about, for example an image, a form or a color?',
      'I did not find a topic that I know in your question. The FAQ on this site may help, and people answer at {email}.',
      'I only match words with prepared answers, and none of them fits here. You could ask how to test a site, or what alternative text is for.',
    ],
  },
  fr: {
    topics: {
      accessibility:
        'L’accessibilité du Web, c’est pouvoir lire, comprendre et utiliser une page de la façon qui convient à chacun\u202f: au clavier, à la voix, avec un lecteur d’écran, en plus grand ou avec moins de distractions. Environ 16\u00a0% des personnes vivent avec un handicap, et tout le monde a des jours sans.\n\nLe widget {brand} permet aux visiteurs de régler le texte, les espacements, les couleurs et les mouvements. Il ne répare pas la façon dont une page est construite. Ce travail se fait dans la page elle-même.',
      wcag: 'Les WCAG, règles pour l’accessibilité des contenus Web, sont la norme du W3C. Elles ont trois niveaux, A, AA et AAA, et la plupart des lois et des contrats demandent le niveau AA. En France, le RGAA les met en pratique.\n\nElles portent sur la façon dont une page est faite\u202f: aucun widget ne peut les respecter à votre place. La présentation sur w3.org/WAI est un bon début, et un audit vous dit où en est votre site.',
      screenReader:
        'Un lecteur d’écran restitue une page par la voix ou en braille. Il dépend de la construction de la page\u202f: des titres dans l’ordre, une étiquette sur chaque champ, un nom sur chaque bouton et un texte pour chaque image qui dit quelque chose.\n\nNVDA est gratuit sous Windows, et VoiceOver est présent sur chaque Mac et chaque iPhone\u202f: vous pouvez essayer votre propre page. Le widget {brand} fonctionne avec les lecteurs d’écran. Il n’en est pas un et n’ajoute pas les étiquettes qui manquent.',
      contrast:
        'Environ un homme sur douze et une femme sur deux cents confondent certaines couleurs. Une information ne doit jamais tenir à la couleur seule\u202f: ajoutez un mot, une forme ou un soulignement.\n\nLe niveau AA des WCAG demande un contraste de 4,5 pour 1 pour le texte, et de 3 pour 1 pour les grands caractères et le contour des commandes. Avec le widget, les visiteurs peuvent renforcer le contraste, changer la saturation ou voir la page en gris. Choisissez tout de même de bonnes couleurs dans la page\u202f: beaucoup de gens n’ouvrent jamais un widget.',
      keyboard:
        'Tout ce qui fonctionne à la souris doit fonctionner au clavier\u202f: Tab et Maj+Tab déplacent, Entrée et Espace activent, les flèches parcourent un groupe et Échap ferme. On doit toujours voir où l’on se trouve, sans jamais rester bloqué.\n\nPosez la souris et essayez votre site. Le widget s’utilise au clavier, et son tunnel de lecture aide à suivre. Il ne peut pas atteindre une commande que la page refuse au clavier.',
      altText:
        'Le texte alternatif dit avec des mots à quoi sert une image. Un logo cliquable porte le nom de l’endroit où il mène, un graphique son message, et une image décorative un alt="" vide pour être ignorée. Inutile d’écrire «\u202fimage de\u202f».\n\nLe widget n’écrit pas ces textes. C’est à une personne qui connaît la page de le faire.',
      form: 'Donnez à chaque champ une étiquette visible qui lui est liée, et dites ce que vous attendez avant la saisie. Un texte indicatif dans le champ n’est pas une étiquette, car il disparaît. En cas d’erreur, dites-le avec des mots à côté du champ et gardez ce qui a été saisi.\n\nLe widget peut rendre un formulaire plus grand et plus calme. Ses étiquettes et ses messages dépendent de la page.',
      test: 'Combinez trois moyens. Les outils automatiques comme axe ou Lighthouse trouvent une partie des problèmes en quelques minutes. Essayer soi-même en révèle davantage\u202f: au clavier seul, avec un zoom de 400\u00a0%, puis avec un lecteur d’écran. Les personnes handicapées trouvent ce qui compte le plus\u202f: interrogez-les, et payez-les.\n\nJe ne peux pas tester votre site. L’outil de diagnostic de {brand} arrive bientôt et n’est pas encore disponible.',
      legal:
        'Je ne peux pas donner de conseil juridique. De nombreux pays ont des règles pour les sites Web, par exemple la directive européenne sur l’accessibilité dans l’Union européenne, la loi de 2005 et le RGAA en France, ou l’ADA aux États-Unis. Celles qui vous concernent dépendent de l’endroit où vous vendez, de votre offre et de votre taille.\n\nConsultez un avocat qui connaît ce domaine, ou votre chambre de commerce. Aucun widget ne rend un site conforme, et {brand} ne le prétend pas.',
      help: 'J’ai des réponses préparées sur l’accessibilité, les WCAG, les lecteurs d’écran, les couleurs et les contrastes, le clavier, le texte alternatif, les formulaires, les tests et la loi.\n\nPour utiliser {brand}, créez un compte, ajoutez votre site et collez un extrait de code dans ses pages. Chaque offre commence par un essai gratuit de 7 jours, et les prix sont sur cette page. Pour toute question sur votre compte ou votre site, écrivez à {email}. Une personne vous répond.',
    },
    fallbacks: [
      'Je n’ai pas de réponse préparée à cette question. Je connais les WCAG, les lecteurs d’écran, les contrastes, le clavier, le texte alternatif, les formulaires, les tests et la loi. Essayez l’un de ces mots, ou écrivez à {email}.',
      'Cela dépasse mes réponses préparées. Pouvez-vous préciser de quelle partie d’une page il s’agit, par exemple une image, un formulaire ou une couleur\u202f?',
      'Je n’ai pas trouvé dans votre question un sujet que je connais. La FAQ de ce site peut vous aider, et des personnes répondent à {email}.',
      'Je ne fais qu’associer des mots à des réponses préparées, et aucun ne convient ici. Vous pouvez demander comment tester un site, ou à quoi sert le texte alternatif.',
    ],
  },
});
