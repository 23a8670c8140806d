import type { WidgetFeature } from '@evenway/contract';

/** The functions in the groups in which the panel shows them. */
export const functionGroups = {
  text: ['textSize', 'letterSpacing', 'lineHeight', 'font', 'align', 'weight', 'lineLength'],
  color: ['contrast', 'colors', 'saturation', 'grayscale'],
  help: ['links', 'headings', 'tunnel', 'guide', 'cursor', 'focusRing', 'readAloud'],
  quiet: ['motion', 'hideMedia', 'altText', 'mute'],
} as const satisfies Record<string, readonly WidgetFeature[]>;

export type FunctionGroup = keyof typeof functionGroups;
