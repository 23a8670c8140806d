import type { RuleTexts } from '../types.ts';

export const pageRules = {
  'avoid-inline-spacing': {
    title: 'L’espacement du texte est figé dans la page',
    why: 'Les personnes dyslexiques ou malvoyantes qui élargissent l’espacement pour lire n’obtiennent rien ici.',
    fix: 'Retirez !important de line-height, letter-spacing et word-spacing dans les attributs style, ou déplacez-les dans la feuille de style.',
  },
  'color-contrast': {
    title: 'Du texte trop peu contrasté',
    why: 'Les personnes malvoyantes ou âgées, et tout le monde en plein soleil, ont du mal à le lire.',
    fix: 'Éloignez la couleur du texte de celle du fond jusqu’à un contraste d’au moins 4,5 pour 1, ou 3 pour 1 pour un grand texte (24 pixels, ou 19 pixels en gras).',
  },
  'document-title': {
    title: 'La page n’a pas de titre',
    why: 'Le titre est la première chose que lit un lecteur d’écran. C’est aussi le nom de l’onglet et du résultat de recherche.',
    fix: 'Donnez à chaque page son propre titre : d’abord son sujet, puis le nom du site.',
  },
  'frame-focusable-content': {
    title: 'Un cadre contenant des commandes est inaccessible au clavier',
    why: 'Le cadre est exclu de la tabulation : sans souris, on n’atteint ni ses boutons ni ses champs.',
    fix: 'Retirez tabindex="-1" du cadre.',
  },
  'frame-tested': {
    title: 'Un cadre n’a pas pu être vérifié',
    why: 'Les problèmes à l’intérieur restent inconnus : le cadre appartient à un autre site, ou n’a pas répondu.',
    fix: 'Ouvrez la page du cadre à part et vérifiez-la, ou demandez à son fournisseur où il en est.',
  },
  'frame-title': {
    title: 'Des cadres sans titre',
    why: 'Les cartes, vidéos et formulaires intégrés sont annoncés « cadre ». Il faut y entrer pour savoir ce que c’est.',
    fix: 'Donnez à chaque cadre un titre qui dit ce qu’il contient.',
  },
  'frame-title-unique': {
    title: 'Plusieurs cadres portent le même titre',
    why: 'Dans la liste des cadres, impossible de les distinguer.',
    fix: 'Donnez à chaque cadre un titre qui le distingue des autres.',
  },
  'html-has-lang': {
    title: 'La page n’indique pas sa langue',
    why: 'Les lecteurs d’écran prononcent le texte avec la voix d’une autre langue : on n’y comprend rien.',
    fix: 'Indiquez la langue de la page, par exemple « fr » ou « en ».',
  },
  'html-lang-valid': {
    title: 'La langue de la page n’est pas un code valide',
    why: 'Les lecteurs d’écran ne connaissent pas ce code et prennent la voix d’une autre langue.',
    fix: 'Utilisez un code tel que « fr », « fr-CA » ou « en », et non le nom de la langue.',
  },
  'html-xml-lang-mismatch': {
    title: 'Deux langues différentes sont indiquées pour la page',
    why: 'Selon le programme, l’une ou l’autre compte : une partie des visiteurs entend la mauvaise voix.',
    fix: 'Mettez la même langue dans les deux attributs, ou retirez xml:lang.',
  },
  'link-in-text-block': {
    title: 'Des liens que seule la couleur distingue',
    why: 'Les personnes qui ne perçoivent pas la différence de couleur, ou qui ont un écran peu lumineux, ne trouvent pas les liens.',
    fix: 'Soulignez les liens dans le texte. C’est ce que tout le monde attend, et cela marche sans couleur.',
  },
  'meta-viewport': {
    title: 'Le zoom est bloqué ou limité',
    why: 'Les personnes malvoyantes ne peuvent pas agrandir la page sur leur téléphone.',
    fix: 'Retirez user-scalable=no et maximum-scale du réglage viewport.',
  },
  'meta-viewport-large': {
    title: 'Le zoom est limité à moins de cinq fois',
    why: 'Certaines personnes malvoyantes ont besoin de plus pour lire.',
    fix: 'Retirez maximum-scale du réglage viewport, ou mettez 5 ou plus.',
  },
  'target-size': {
    title: 'Des boutons et liens trop petits ou trop serrés',
    why: 'Avec des tremblements, sur un téléphone ou dans le bus, on touche le mauvais.',
    fix: 'Donnez à chacun au moins 24 pixels sur 24, ou laissez assez d’espace autour. Sur téléphone, 44 pixels sont plus confortables.',
  },
  'valid-lang': {
    title: 'Un passage porte un code de langue qui n’existe pas',
    why: 'Les lecteurs d’écran ne peuvent pas changer de voix et prononcent mal le passage.',
    fix: 'Utilisez un code valide pour ce passage, par exemple « en » ou « es ».',
  },
} as const satisfies Readonly<Record<string, RuleTexts>>;
