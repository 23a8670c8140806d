import type { Feature } from '../../settings/options.ts';
import { contrast } from '../color/contrast.ts';
import { grayscale } from '../color/grayscale.ts';
import { saturation } from '../color/saturation.ts';
import { hideMedia } from '../media/hide-media.ts';
import { motion } from '../media/motion.ts';
import { headings } from '../reading/headings.ts';
import { links } from '../reading/links.ts';
import { align } from '../text/align.ts';
import { font } from '../text/font.ts';
import { letterSpacing } from '../text/letter-spacing.ts';
import { lineHeight } from '../text/line-height.ts';
import { textSize } from '../text/text-size.ts';
import type { Adjustment } from './adjustment.ts';

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
