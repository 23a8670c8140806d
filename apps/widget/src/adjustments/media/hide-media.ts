import type { Adjustment } from '../engine/adjustment.ts';
import { above, everything } from '../engine/specificity.ts';

/**
 * Pictures and films disappear from sight and keep their place and their text alternative. Symbols inside buttons and
 * links stay: they may be all that names them.
 */
export const hideMedia: Adjustment = {
  css: () =>
    `:is(img,video,canvas,object,embed,iframe:is([src*=youtube],[src*=vimeo],[src*=dailymotion],[src*=maps]),svg:not(:is(a,button,summary,label,[role=button]) svg),[role=img]:empty)${above}{opacity:0!important}${everything}{list-style-image:none!important;border-image:none!important}[style*="url("]${above}{background-image:none!important}`,

  rewrite: () => (style) =>
    style.getPropertyValue('background-image').includes('url(') || style.getPropertyValue('background').includes('url(')
      ? 'background-image:none!important;'
      : '',

  needsMeasuring: () => true,
};
