import type { WidgetFeature } from '@evenway/contract';

/** The functions in the groups in which the panel shows them. */
export const functionGroups = {
  text: ['textSize', 'letterSpacing', 'lineHeight', 'font', 'align'],
  colors: ['contrast', 'saturation', 'grayscale'],
  help: ['links', 'headings', 'tunnel', 'guide', 'cursor'],
  quiet: ['motion', 'hideMedia', 'mute'],
} as const satisfies Record<string, readonly WidgetFeature[]>;

export type FunctionGroup = keyof typeof functionGroups;
