import { type Color, pushColor, writeColor } from '../../../page/paint/color.ts';
import { safe } from '../../../page/safe.ts';

/** What stronger colors push text to. */
export const enough = 7;

/** What is disabled may look it, and is still read. */
export const enoughDisabled = 4.5;

export const disabledControl = ':is(button,input,select,textarea,option,optgroup):disabled,[aria-disabled=true]';

export const isDisabled = (element: Element): boolean => safe(element).closest(disabledControl) !== null;

/** A little beyond what is asked, where it can be had: smoothing takes as much from thin letters. */
export const pushText = (color: Color, grounds: readonly Color[], ratio: number): Color | null =>
  pushColor(color, grounds, ratio + 0.5) ?? pushColor(color, grounds, ratio);

export const setColor = (color: Color): string =>
  `color:${writeColor(color)}!important;-webkit-text-fill-color:currentcolor!important;text-shadow:none!important;`;
