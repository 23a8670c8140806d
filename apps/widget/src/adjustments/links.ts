import type { Adjustment } from './adjustment.ts';

/** In the link's own colour, which its background already suits. The page's focus ring stays in front. */
export const links: Adjustment = {
  css: () =>
    ':is(a[href],area[href],[role=link]){text-decoration:underline .12em!important;text-underline-offset:.2em!important}:is(a[href],[role=link]):not(:focus-visible){outline:.13em solid!important;outline-offset:.15em!important;border-radius:.1em}',
};
