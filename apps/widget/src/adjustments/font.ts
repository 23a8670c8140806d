import { above } from './above-page.ts';
import type { Adjustment } from './adjustment.ts';
import { codeAndMaths, iconSelectors } from './kept-shapes.ts';

/** A more legible face for text; icons, code and formulas keep theirs. */
export const font: Adjustment = {
  css(value, root) {
    const kept = `${iconSelectors(root)},${codeAndMaths},:is(${codeAndMaths}) *`;
    return `:is(:not(:empty),input,textarea):not(${kept})${above}{font-family:${fontFamily(value)},sans-serif!important}`;
  },
};

export const fontFamily = (value: string): string => `evenway-${value}`;
