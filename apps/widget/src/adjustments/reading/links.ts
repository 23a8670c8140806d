import type { Adjustment } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

/**
 * In the link's own colour, which its background already suits. The page's focus ring stays in front.
 * Around a picture it is drawn inside, where no container cuts it off.
 */
export const links: Adjustment = {
  css: () =>
    `:is(a[href],area[href],[role=link])${above}{text-decoration-line:underline!important;text-decoration-thickness:.12em!important;text-underline-offset:.2em!important}:is(a[href],[role=link]):not(:focus-visible)${above}{outline:.13em solid!important;outline-offset:.05em!important}:is(a[href],[role=link]):not(:focus-visible):has(img,svg,video)${above}{outline-offset:-.13em!important}`,
};
