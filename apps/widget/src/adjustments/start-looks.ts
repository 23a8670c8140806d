import { fromDocument } from '../page/safe-document.ts';
import type { PartScript } from '../settings/parts.ts';
import type { Look } from './adjustment.ts';
import { lookAtContrast } from './look-at-contrast.ts';
import { lookAtMedia } from './look-at-media.ts';
import { lookAtTextSize } from './look-at-text-size.ts';

export type Looks = Record<string, Look | undefined>;

const looks: Looks = { textSize: lookAtTextSize, contrast: lookAtContrast, hideMedia: lookAtMedia };

const script = fromDocument('currentScript') as PartScript | null;
if (script) script.evenway = looks;
