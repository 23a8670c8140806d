import { fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/part-script.ts';
import { contrast } from './color/contrast.ts';
import { grayscale, saturation } from './color/filters.ts';
import { measureContrast } from './color/measure-contrast.ts';
import type { MeasurePart } from './engine/document-state.ts';
import { holdTransitions } from './engine/hold-transitions.ts';
import { measureDocument } from './engine/measure-document.ts';
import { hideMedia } from './media/hide-media.ts';
import { measureMedia } from './media/measure-media.ts';
import { headings } from './reading/headings.ts';
import { align } from './text/align.ts';
import { font } from './text/font.ts';
import { letterSpacing } from './text/letter-spacing.ts';
import { lineHeight } from './text/line-height.ts';
import { lineLength } from './text/line-length.ts';
import { measureAlign } from './text/measure-align.ts';
import { measureLineHeight } from './text/measure-line-height.ts';
import { measureLineLength } from './text/measure-line-length.ts';
import { measureTextSize } from './text/measure-text-size.ts';
import { weight } from './text/weight.ts';

/** Loaded on first use: the style rules of `lazyFeatures`, and everything that measures elements. */
const part: MeasurePart = {
  adjustments: {
    letterSpacing,
    lineHeight,
    font,
    align,
    weight,
    lineLength,
    headings,
    hideMedia,
    contrast,
    colors: contrast,
    grayscale,
    saturation,
  },
  measure: measureDocument({
    textSize: measureTextSize,
    lineHeight: measureLineHeight,
    align: measureAlign,
    lineLength: measureLineLength,
    contrast: measureContrast,
    colors: measureContrast,
    hideMedia: measureMedia,
  }),
  holdTransitions,
};

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = part;
