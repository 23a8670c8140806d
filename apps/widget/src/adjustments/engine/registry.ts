import type { Feature } from '../../settings/options.ts';
import { grayscale } from '../color/filters/grayscale.ts';
import { saturation } from '../color/filters/saturation.ts';
import { motion } from '../media/motion.ts';
import { links } from '../reading/links.ts';
import { textSize } from '../text/text-size.ts';
import type { Adjustments } from './adjustment.ts';

/**
 * Where every function is registered. Style rules: in `adjustments` when they are worth their bytes at every opening of
 * the panel; otherwise in `lazyFeatures` here and in `start-measuring.ts`. Programs: in `toolFeatures` here and in
 * `start-tools.ts`. A function may be in both, as the font and stop movement are.
 */
export const adjustments: Adjustments = {
  textSize,
  grayscale,
  saturation,
  links,
  motion,
};

/** Their style rules come with the measure part, which is loaded when one of them is first switched on. */
export const lazyFeatures: readonly Feature[] = [
  'letterSpacing',
  'lineHeight',
  'font',
  'align',
  'weight',
  'lineLength',
  'contrast',
  'colors',
  'headings',
  'hideMedia',
];

/** What they need besides style rules comes with the tools part. */
export const toolFeatures: readonly Feature[] = [
  'textSize',
  'font',
  'tunnel',
  'guide',
  'cursor',
  'focusRing',
  'readAloud',
  'motion',
  'hideMedia',
  'altText',
  'mute',
];
