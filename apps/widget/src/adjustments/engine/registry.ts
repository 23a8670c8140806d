import { type Feature, features } from '../../settings/options.ts';
import { motion } from '../media/motion.ts';
import { links } from '../reading/links.ts';
import { textSize } from '../text/text-size.ts';
import type { Adjustments } from './adjustment.ts';

/**
 * Where the functions are. Style rules: in `loadedWithPanel` if they are worth loading every time the panel opens; otherwise
 * only in `start-measuring.ts`. Code: in `start-tools.ts` and, by name, in `onlyTools` if the function has no style rules, or
 * else in `toolFeatures`. A function can have both, such as the font and stop movement.
 */
const loadedWithPanel = { textSize, links, motion };
export const adjustments: Adjustments = loadedWithPanel;

/** Functions without style rules. */
const onlyTools = ['tunnel', 'guide', 'cursor', 'focusRing', 'readAloud', 'altText', 'mute'] as const;

/** Their code is in the tools part. */
export const toolFeatures: readonly Feature[] = ['textSize', 'font', 'motion', 'hideMedia', ...onlyTools];

export const styledFeatures = features.filter((feature) => !(onlyTools as readonly Feature[]).includes(feature));

/** Their style rules are in the measure part, which is loaded when one of them is first switched on. */
export const lazyFeatures = styledFeatures.filter((feature) => !adjustments[feature]);

/** All others have their style rules there. */
export type LazyFeature = Exclude<Feature, keyof typeof loadedWithPanel | (typeof onlyTools)[number]>;
