import { type Color, raiseContrast, writeColor } from '../../../page/paint/color.ts';
import { safe } from '../../../page/safe.ts';

/** The text contrast that stronger colors aim for. */
export const enough = 7;

/** Disabled text may look disabled but stays readable. */
export const enoughDisabled = 4.5;

export const disabledControl = ':is(button,input,select,textarea,option,optgroup):disabled,[aria-disabled=true]';

export const isDisabled = (element: Element): boolean => safe(element).closest(disabledControl) !== null;

/** Aims slightly higher if possible, because antialiasing reduces the contrast of thin letters. */
export const raiseTextContrast = (color: Color, backdrops: readonly Color[], ratio: number): Color | null =>
  raiseContrast(color, backdrops, ratio + 0.5) ?? raiseContrast(color, backdrops, ratio);

export const setColor = (color: Color): string =>
  `color:${writeColor(color)}!important;-webkit-text-fill-color:currentcolor!important;text-shadow:none!important;`;
