import { type Color, writeColor } from '../../page/color.ts';

/** What stronger colours push text to. */
export const enough = 7;

export const setColor = (color: Color): string =>
  `color:${writeColor(color)}!important;-webkit-text-fill-color:currentcolor!important;text-shadow:none!important;`;
