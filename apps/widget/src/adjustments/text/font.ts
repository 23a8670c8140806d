import { fontsForPage } from '../../page/fonts-for-page.ts';
import type { Adjustment } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';
import { codeSelectors, notIcons } from './excluded-elements.ts';

/** A more legible font for text that it has the letters for; icons, code and formulas keep theirs. */
export const font: Adjustment = {
  css(value, root) {
    if (!fontsForPage().includes(value)) return '';
    const text = `:is(:not(:empty),input,textarea):not(${codeSelectors})${notIcons(root)}`;
    return `${text}${above}{font-family:${fontFamily(value)},sans-serif!important}`;
  },
};

export const fontFamily = (value: string): string => `evenway-${value}`;
