import { defineTexts } from '../../platform/i18n/define-texts.ts';

export const featuresTexts = defineTexts({
  en: {
    title: 'Twelve controls behind one quiet button',
    lead: 'Nothing is on until a visitor asks for it, and one press puts everything back.',
    items: {
      textSize: { name: 'Text size', text: 'All text, up to twice as large' },
      letterSpacing: { name: 'Letter spacing', text: 'Room between letters and words' },
      lineHeight: { name: 'Line height', text: 'Lines that do not run together' },
      fonts: { name: 'Dyslexia-friendly fonts', text: 'A choice of three typefaces' },
      contrast: { name: 'High contrast', text: 'Dark, light, or your colors made stronger' },
      grayscale: { name: 'Grayscale', text: 'The page without color' },
      saturation: { name: 'Color saturation', text: 'Softer or stronger colors' },
      media: { name: 'Hide media', text: 'Words without pictures and videos' },
      links: { name: 'Highlight links', text: 'See at once what can be pressed' },
      tunnel: { name: 'Focus tunnel', text: 'One band of the page at a time' },
      cursor: { name: 'Big cursor', text: 'A pointer that cannot get lost' },
      mute: { name: 'Mute sounds', text: 'Quiet, also for what starts later' },
    },
  },
  fr: {
    title: 'Douze réglages derrière un bouton discret',
    lead: 'Rien n’est actif tant que personne ne le demande, et un geste remet tout en place.',
    items: {
      textSize: { name: 'Taille du texte', text: 'Tout le texte, jusqu’au double' },
      letterSpacing: { name: 'Espacement des lettres', text: 'De l’air entre lettres et mots' },
      lineHeight: { name: 'Interligne', text: 'Des lignes qui ne se confondent plus' },
      fonts: { name: 'Polices adaptées à la dyslexie', text: 'Trois caractères au choix' },
      contrast: { name: 'Contraste élevé', text: 'Sombre, clair, ou vos couleurs renforcées' },
      grayscale: { name: 'Niveaux de gris', text: 'La page sans couleur' },
      saturation: { name: 'Saturation des couleurs', text: 'Des teintes plus douces ou plus vives' },
      media: { name: 'Masquage des médias', text: 'Les mots, sans images ni vidéos' },
      links: { name: 'Liens mis en évidence', text: 'Voir d’un coup ce qui se clique' },
      tunnel: { name: 'Fenêtre de lecture', text: 'Une bande de la page à la fois' },
      cursor: { name: 'Grand curseur', text: 'Un pointeur qu’on ne perd plus' },
      mute: { name: 'Coupure du son', text: 'Le calme, aussi pour ce qui vient après' },
    },
  },
});
