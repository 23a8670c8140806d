import type { Adjustment } from '../engine/adjustment.ts';
import { above, everything } from '../engine/specificity.ts';

/** Inline SVGs in a style sheet are arrows, check marks and menu icons. */
export const picture = /url\((?!\s*['"]?data:image\/svg)/;

/**
 * Hides pictures and videos, but keeps their place and their text alternative. Icons in buttons and links stay, because
 * they may be the only name of the control.
 */
export const hideMedia: Adjustment = {
  css: () =>
    `:is(img,video,canvas,object,embed,iframe:is([src*=youtube],[src*=vimeo],[src*=dailymotion],[src*=maps]),:is(svg,[role=img]:empty):not(:is(a,button,summary,label,[role=button]) *))${above}{opacity:0!important}${everything}{list-style-image:none!important;border-image:none!important}[style*="url("]${above}{background-image:none!important}`,

  rewrite: () => (style) =>
    picture.test(style.getPropertyValue('background-image')) || picture.test(style.getPropertyValue('background'))
      ? 'background-image:none!important;'
      : '',

  needsMeasuring: () => true,
};
