import type { Feature } from '../settings/options.ts';
import type { Adjustment } from './adjustment.ts';
import { align } from './align.ts';
import { contrast } from './contrast.ts';
import { font } from './font.ts';
import { grayscale } from './grayscale.ts';
import { headings } from './headings.ts';
import { hideMedia } from './hide-media.ts';
import { letterSpacing } from './letter-spacing.ts';
import { lineHeight } from './line-height.ts';
import { links } from './links.ts';
import { motion } from './motion.ts';
import { saturation } from './saturation.ts';
import { textSize } from './text-size.ts';

/** Those that work by style rules; the others are tools. */
export const allAdjustments: { [F in Feature]?: Adjustment } = {
  textSize,
  letterSpacing,
  lineHeight,
  font,
  align,
  contrast,
  grayscale,
  saturation,
  links,
  headings,
  motion,
  hideMedia,
};
