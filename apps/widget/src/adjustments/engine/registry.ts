import type { Feature } from '../../settings/options.ts';
import { grayscale } from '../color/filters/grayscale.ts';
import { saturation } from '../color/filters/saturation.ts';
import { motion } from '../media/motion.ts';
import { links } from '../reading/links.ts';
import { textSize } from '../text/text-size.ts';
import type { Adjustments } from './adjustment.ts';

/**
 * Every function is registered here. Style rules: in `adjustments` if they are worth loading every time the panel
 * opens; otherwise in `lazyFeatures` and in `start-measuring.ts`. Code: in `toolFeatures` and in `start-tools.ts`. A
 * function can have both, such as the font and stop movement.
 */
export const adjustments: Adjustments = {
  textSize,
  grayscale,
  saturation,
  links,
  motion,
};

/** Their style rules are in the measure part, which is loaded when one of them is first switched on. */
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

/** Their code is in the tools part. */
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
