import type { Level } from '../findings/types.ts';

export interface SuccessCriterion {
  readonly level: Exclude<Level, 'best-practice'>;
  /** In W3C's own words: English from WCAG 2.2, French from its translation. */
  readonly name: { readonly en: string; readonly fr: string };
  /** Its fragment in the recommendation and its page in “Understanding”. */
  readonly slug: string;
}

const criterion = (level: SuccessCriterion['level'], slug: string, en: string, fr: string): SuccessCriterion => ({
  level,
  name: { en, fr },
  slug,
});

/**
 * Every success criterion of WCAG 2.2 at levels A and AA (4.1.1 was removed), and those of AAA that a rule refers to.
 */
export const SUCCESS_CRITERIA = {
  '1.1.1': criterion('A', 'non-text-content', 'Non-text Content', 'Contenu non textuel'),
  '1.2.1': criterion(
    'A',
    'audio-only-and-video-only-prerecorded',
    'Audio-only and Video-only (Prerecorded)',
    'Contenu seulement audio ou vidéo (pré-enregistré)',
  ),
  '1.2.2': criterion('A', 'captions-prerecorded', 'Captions (Prerecorded)', 'Sous-titres (pré-enregistrés)'),
  '1.2.3': criterion(
    'A',
    'audio-description-or-media-alternative-prerecorded',
    'Audio Description or Media Alternative (Prerecorded)',
    'Audio-description ou version de remplacement pour un média temporel (pré-enregistré)',
  ),
  '1.2.4': criterion('AA', 'captions-live', 'Captions (Live)', 'Sous-titres (en direct)'),
  '1.2.5': criterion(
    'AA',
    'audio-description-prerecorded',
    'Audio Description (Prerecorded)',
    'Audio-description (pré-enregistrée)',
  ),
  '1.3.1': criterion('A', 'info-and-relationships', 'Info and Relationships', 'Information et relations'),
  '1.3.2': criterion('A', 'meaningful-sequence', 'Meaningful Sequence', 'Ordre séquentiel logique'),
  '1.3.3': criterion('A', 'sensory-characteristics', 'Sensory Characteristics', 'Caractéristiques sensorielles'),
  '1.3.4': criterion('AA', 'orientation', 'Orientation', 'Orientation'),
  '1.3.5': criterion('AA', 'identify-input-purpose', 'Identify Input Purpose', 'Identifier la finalité de la saisie'),
  '1.4.1': criterion('A', 'use-of-color', 'Use of Color', 'Utilisation de la couleur'),
  '1.4.2': criterion('A', 'audio-control', 'Audio Control', 'Contrôle du son'),
  '1.4.3': criterion('AA', 'contrast-minimum', 'Contrast (Minimum)', 'Contraste (minimum)'),
  '1.4.4': criterion('AA', 'resize-text', 'Resize Text', 'Redimensionnement du texte'),
  '1.4.5': criterion('AA', 'images-of-text', 'Images of Text', 'Texte sous forme d’image'),
  '1.4.10': criterion('AA', 'reflow', 'Reflow', 'Redistribution'),
  '1.4.11': criterion('AA', 'non-text-contrast', 'Non-text Contrast', 'Contraste du contenu non textuel'),
  '1.4.12': criterion('AA', 'text-spacing', 'Text Spacing', 'Espacement du texte'),
  '1.4.13': criterion('AA', 'content-on-hover-or-focus', 'Content on Hover or Focus', 'Contenu au survol ou au focus'),
  '2.1.1': criterion('A', 'keyboard', 'Keyboard', 'Clavier'),
  '2.1.2': criterion('A', 'no-keyboard-trap', 'No Keyboard Trap', 'Pas de piège au clavier'),
  '2.1.3': criterion('AAA', 'keyboard-no-exception', 'Keyboard (No Exception)', 'Clavier (pas d’exception)'),
  '2.1.4': criterion(
    'A',
    'character-key-shortcuts',
    'Character Key Shortcuts',
    'Raccourcis clavier utilisant des caractères',
  ),
  '2.2.1': criterion('A', 'timing-adjustable', 'Timing Adjustable', 'Réglage du délai'),
  '2.2.2': criterion('A', 'pause-stop-hide', 'Pause, Stop, Hide', 'Mettre en pause, arrêter, masquer'),
  '2.3.1': criterion(
    'A',
    'three-flashes-or-below-threshold',
    'Three Flashes or Below Threshold',
    'Pas plus de trois flashs ou sous le seuil critique',
  ),
  '2.4.1': criterion('A', 'bypass-blocks', 'Bypass Blocks', 'Contourner des blocs'),
  '2.4.2': criterion('A', 'page-titled', 'Page Titled', 'Titre de page'),
  '2.4.3': criterion('A', 'focus-order', 'Focus Order', 'Parcours du focus'),
  '2.4.4': criterion(
    'A',
    'link-purpose-in-context',
    'Link Purpose (In Context)',
    'Fonction du lien (selon le contexte)',
  ),
  '2.4.5': criterion('AA', 'multiple-ways', 'Multiple Ways', 'Accès multiples'),
  '2.4.6': criterion('AA', 'headings-and-labels', 'Headings and Labels', 'En-têtes et étiquettes'),
  '2.4.7': criterion('AA', 'focus-visible', 'Focus Visible', 'Visibilité du focus'),
  '2.4.11': criterion('AA', 'focus-not-obscured-minimum', 'Focus Not Obscured (Minimum)', 'Focus non masqué (minimum)'),
  '2.5.1': criterion('A', 'pointer-gestures', 'Pointer Gestures', 'Gestes pour le contrôle du pointeur'),
  '2.5.2': criterion('A', 'pointer-cancellation', 'Pointer Cancellation', 'Annulation de l’action du pointeur'),
  '2.5.3': criterion('A', 'label-in-name', 'Label in Name', 'Étiquette dans le nom'),
  '2.5.4': criterion('A', 'motion-actuation', 'Motion Actuation', 'Activation par le mouvement'),
  '2.5.7': criterion('AA', 'dragging-movements', 'Dragging Movements', 'Mouvements de glissement'),
  '2.5.8': criterion('AA', 'target-size-minimum', 'Target Size (Minimum)', 'Taille de la cible (minimum)'),
  '3.1.1': criterion('A', 'language-of-page', 'Language of Page', 'Langue de la page'),
  '3.1.2': criterion('AA', 'language-of-parts', 'Language of Parts', 'Langue d’un passage'),
  '3.2.1': criterion('A', 'on-focus', 'On Focus', 'Au focus'),
  '3.2.2': criterion('A', 'on-input', 'On Input', 'À la saisie'),
  '3.2.3': criterion('AA', 'consistent-navigation', 'Consistent Navigation', 'Navigation cohérente'),
  '3.2.4': criterion('AA', 'consistent-identification', 'Consistent Identification', 'Identification cohérente'),
  '3.2.6': criterion('A', 'consistent-help', 'Consistent Help', 'Aide cohérente'),
  '3.3.1': criterion('A', 'error-identification', 'Error Identification', 'Identification des erreurs'),
  '3.3.2': criterion('A', 'labels-or-instructions', 'Labels or Instructions', 'Étiquettes ou instructions'),
  '3.3.3': criterion('AA', 'error-suggestion', 'Error Suggestion', 'Suggestion après une erreur'),
  '3.3.4': criterion(
    'AA',
    'error-prevention-legal-financial-data',
    'Error Prevention (Legal, Financial, Data)',
    'Prévention des erreurs (juridiques, financières, de données)',
  ),
  '3.3.7': criterion('A', 'redundant-entry', 'Redundant Entry', 'Saisie redondante'),
  '3.3.8': criterion(
    'AA',
    'accessible-authentication-minimum',
    'Accessible Authentication (Minimum)',
    'Authentification accessible (minimum)',
  ),
  '4.1.2': criterion('A', 'name-role-value', 'Name, Role, Value', 'Nom, rôle et valeur'),
  '4.1.3': criterion('AA', 'status-messages', 'Status Messages', 'Messages d’état'),
} as const satisfies Readonly<Record<string, SuccessCriterion>>;
export type CriterionId = keyof typeof SUCCESS_CRITERIA;

/** W3C's page about it, with reasons and techniques. */
export const criterionUrl = (id: CriterionId): string =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${SUCCESS_CRITERIA[id].slug}.html`;
