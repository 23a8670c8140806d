import type { Adjustment } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

export const headings: Adjustment = {
  css: () =>
    `:is(h1,h2,h3,h4,h5,h6,[role=heading]):not(:focus-visible)${above}{outline:.1em dashed!important;outline-offset:.2em!important}`,
};
