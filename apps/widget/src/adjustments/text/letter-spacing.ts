import type { Adjustment } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';
import { codeSelectors, iconSelectors } from './excluded-elements.ts';

/** Spaces letters and words together, by 0.12 to 0.16: wider letters alone would make words run together. */
export const letterSpacing: Adjustment = {
  css(value, root) {
    const step = Number(value) * 0.06;
    const kept = [...iconSelectors(root), ':empty:not(input,textarea)', ...codeSelectors].map((one) => one + above);
    const set = (letter: string, word: string) => `{letter-spacing:${letter}!important;word-spacing:${word}!important}`;
    return `*${above}${set(`${step}em`, `${(step * 4) / 3}em`)}${kept}${set('normal', 'normal')}`;
  },
};
