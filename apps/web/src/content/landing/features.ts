import { defineTexts } from '../../platform/i18n/define-texts.ts';

/** With the names of the panel; a test compares them. */
export const featuresTexts = defineTexts({
  en: {
    title: 'Twelve controls behind one quiet button',
    lead: 'Nothing is on until a visitor asks, and one press resets it all.',
    items: {
      textSize: { name: 'Text size', text: 'Up to twice as large' },
      letterSpacing: { name: 'Letter spacing', text: 'Room between letters and words' },
      lineHeight: { name: 'Line spacing', text: 'More line height for long texts' },
      font: { name: 'Font', text: 'Three dyslexia-friendly fonts' },
      contrast: { name: 'Contrast', text: 'High contrast, dark or light, or stronger colors' },
      grayscale: { name: 'Grayscale', text: 'The page without color' },
      saturation: { name: 'Saturation', text: 'Lower or higher color saturation' },
      hideMedia: { name: 'Hide pictures and videos', text: 'Hide media, keep the words' },
      links: { name: 'Highlight links', text: 'See what can be clicked' },
      tunnel: { name: 'Focus tunnel', text: 'One band of the page at a time' },
      cursor: { name: 'Large pointer', text: 'A big cursor that is easy to find' },
      mute: { name: 'Mute sounds', text: 'Silences sound now and later' },
    },
  },
  fr: {
    title: 'Douze réglages derrière un bouton discret',
    lead: 'Rien n’est actif tant que personne ne le demande, et un clic remet tout en place.',
    items: {
      textSize: { name: 'Taille du texte', text: 'Jusqu’au double' },
      letterSpacing: { name: 'Espacement des lettres', text: 'De l’air entre lettres et mots' },
      lineHeight: { name: 'Interligne', text: 'Plus d’espace entre les lignes' },
      font: { name: 'Police', text: 'Trois polices adaptées à la dyslexie' },
      contrast: { name: 'Contraste', text: 'Contraste élevé, sombre ou clair, ou couleurs renforcées' },
      grayscale: { name: 'Niveaux de gris', text: 'La page sans couleur' },
      saturation: { name: 'Saturation', text: 'Des couleurs plus douces ou plus vives' },
      hideMedia: { name: 'Masquer images et vidéos', text: 'Le texte, sans les médias' },
      links: { name: 'Mettre les liens en évidence', text: 'Repérer ce qui se clique' },
      tunnel: { name: 'Tunnel de lecture', text: 'Une bande de la page à la fois' },
      cursor: { name: 'Grand pointeur', text: 'Un curseur facile à retrouver' },
      mute: { name: 'Couper le son', text: 'Coupe le son, maintenant et ensuite' },
    },
  },
});
