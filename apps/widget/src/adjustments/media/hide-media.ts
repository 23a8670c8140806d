import type { Adjustment } from '../engine/adjustment.ts';
import { above, everything } from '../engine/specificity.ts';

/** Drawings that a style sheet carries in itself are arrows, check marks and menu icons. */
export const picture = /url\((?!\s*['"]?data:image\/svg)/;

/**
 * Pictures and films disappear from sight and keep their place and their text alternative. Symbols inside buttons and
 * links stay: they may be all that names them.
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
