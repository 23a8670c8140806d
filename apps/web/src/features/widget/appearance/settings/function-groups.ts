import type { WidgetFeature } from '@evenway/contract';

/** The functions as in the panel: those visible when it opens, then its groups. */
export const functionGroups = {
  first: ['textSize', 'contrast', 'font', 'links', 'motion', 'cursor', 'mute'],
  text: ['letterSpacing', 'lineHeight', 'align', 'weight', 'lineLength'],
  color: ['colors', 'saturation', 'grayscale'],
  help: ['headings', 'tunnel', 'guide', 'focusRing', 'readAloud', 'hideMedia', 'altText'],
} as const satisfies Record<string, readonly WidgetFeature[]>;

export type FunctionGroup = keyof typeof functionGroups;
