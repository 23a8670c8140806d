import { defineTexts } from '../../../../platform/i18n/define-texts.ts';

/** The names of the settings, and what each does. */
export const settingTexts = defineTexts({
  en: {
    basic: 'Basic Settings',
    position: 'Position',
    positions: { LEFT: 'Left', RIGHT: 'Right' },
    mainColor: 'Main color',
    mainColorHelp: 'The button, and the icons and marks in the panel.',
    textColor: 'Text color',
    textColorHelp: 'The text of the panel, on its light background.',
    textShade: (shade: string) => `Too light to read in the panel: its text uses ${shade}, the nearest readable shade.`,
    mainShade: (shade: string) =>
      `The button uses this color. It is too light for the panel: icons and marks there use ${shade}, the nearest readable shade.`,
    button: 'Button',
    icon: 'Icon',
    icons: { person: 'Person', bars: 'Bars', text: 'Letters' },
    size: 'Size of the button',
    sizeHelp: 'From 44 pixels, which a finger hits well, to 48.',
    offsetX: 'Distance from the side',
    offsetY: 'Distance from the bottom',
    offsetHelp:
      'The button moves up by itself past fixed controls, such as a chat or back-to-top button. Increase these if it covers anything else.',
    pixels: 'pixels',
    hideOnPhones: 'Hide the button on phones',
    hideOnPhonesHelp: 'On screens up to 600 pixels wide. A button of your page can still open the panel there.',
    ownTriggerOnly: 'Open the widget only from my own button or link',
    ownTriggerOnlyHelp:
      'The widget draws no button. It opens from an element with the attribute data-evenway-open, or when your code calls window.Evenway.open().',
    ownTriggerCode: 'A button of your page that opens the widget',
    copyCode: 'Copy code',
    panel: 'Panel',
    language: 'Language',
    languageHelp:
      'The panel speaks the language of the page it opens on, unless you choose one. Visitors can change it.',
    pageLanguage: 'Language of the page',
    statement: 'Accessibility statement',
    statementHelp: 'The address of your statement. The panel links to it.',
    features: 'Functions that visitors can use',
    profiles: 'Ready-made settings that visitors can use',
    profilesHelp: 'Each switches several functions on with one press. You may leave out all of them.',
  },
  fr: {
    basic: 'Réglages de base',
    position: 'Position',
    positions: { LEFT: 'À gauche', RIGHT: 'À droite' },
    mainColor: 'Couleur principale',
    mainColorHelp: 'Le bouton, ainsi que les icônes et les repères du panneau.',
    textColor: 'Couleur du texte',
    textColorHelp: 'Le texte du panneau, sur son fond clair.',
    textShade: (shade: string) =>
      `Trop claire pour être lue dans le panneau\u202f: son texte utilise ${shade}, la nuance lisible la plus proche.`,
    mainShade: (shade: string) =>
      `Le bouton utilise cette couleur. Elle est trop claire pour le panneau\u202f: icônes et repères y prennent ${shade}, la nuance lisible la plus proche.`,
    button: 'Bouton',
    icon: 'Icône',
    icons: { person: 'Personne', bars: 'Barres', text: 'Lettres' },
    size: 'Taille du bouton',
    sizeHelp: 'De 44 pixels, qu’un doigt atteint bien, à 48.',
    offsetX: 'Distance du côté',
    offsetY: 'Distance du bas',
    offsetHelp:
      'Le bouton remonte de lui-même au-dessus des éléments fixes, comme un chat ou un retour en haut. Augmentez ces distances s’il cache autre chose.',
    pixels: 'pixels',
    hideOnPhones: 'Masquer le bouton sur les téléphones',
    hideOnPhonesHelp:
      'Sur les écrans de 600 pixels de large au plus. Un bouton de votre page peut toujours y ouvrir le panneau.',
    ownTriggerOnly: 'Ouvrir le widget seulement depuis mon propre bouton ou lien',
    ownTriggerOnlyHelp:
      'Le widget n’affiche pas de bouton. Il s’ouvre depuis un élément qui porte l’attribut data-evenway-open, ou quand votre code appelle window.Evenway.open().',
    ownTriggerCode: 'Un bouton de votre page qui ouvre le widget',
    copyCode: 'Copier le code',
    panel: 'Panneau',
    language: 'Langue',
    languageHelp:
      'Le panneau parle la langue de la page où il s’ouvre, sauf si vous en choisissez une. Les visiteurs peuvent en changer.',
    pageLanguage: 'Langue de la page',
    statement: 'Déclaration d’accessibilité',
    statementHelp: 'L’adresse de votre déclaration. Le panneau y renvoie.',
    features: 'Fonctions proposées aux visiteurs',
    profiles: 'Réglages prêts à l’emploi proposés aux visiteurs',
    profilesHelp: 'Chacun active plusieurs fonctions en une fois. Vous pouvez n’en proposer aucun.',
  },
});
