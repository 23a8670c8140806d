import type { Adjustment } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

/** A mark under the words themselves: a box around the element could span the page or be clipped. */
export const headings: Adjustment = {
  css: () =>
    `:is(h1,h2,h3,h4,h5,h6,[role=heading])${above}{text-decoration-line:underline!important;text-decoration-style:dashed!important;text-decoration-thickness:.12em!important;text-underline-offset:.25em!important}`,
};
