/** Those that are on or off. */
export const firstSwitches = ['links', 'motion', 'cursor', 'mute'] as const;

/** The most common functions, visible when the panel opens and not in a group. */
export type FirstFeature = 'textSize' | 'contrast' | 'font' | (typeof firstSwitches)[number];
