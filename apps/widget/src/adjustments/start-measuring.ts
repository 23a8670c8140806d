import { fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/parts.ts';
import { contrast } from './color/contrast.ts';
import { measureContrast } from './color/measure-contrast.ts';
import type { MeasurePart } from './engine/adjustment.ts';
import { measureMedia } from './media/measure-media.ts';
import { measureTextSize } from './text/measure-text-size.ts';

/** What is loaded on first use: the style rules of the `lazyFeatures`, and whatever has to look at elements. */
const part: MeasurePart = {
  adjustments: { contrast },
  measurers: { textSize: measureTextSize, contrast: measureContrast, hideMedia: measureMedia },
};

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = part;
