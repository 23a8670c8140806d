import { fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/parts.ts';
import { measureContrast } from './color/measure-contrast.ts';
import type { Measurer } from './engine/adjustment.ts';
import { measureMedia } from './media/measure-media.ts';
import { measureTextSize } from './text/measure-text-size.ts';

export type Measurers = Record<string, Measurer | undefined>;

const measurers: Measurers = { textSize: measureTextSize, contrast: measureContrast, hideMedia: measureMedia };

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = measurers;
