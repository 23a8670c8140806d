import type { Adjustment } from './adjustment.ts';

const embeds = ['youtube', 'vimeo', 'dailymotion', 'maps'].map((name) => `iframe[src*=${name}]`).join();

/**
 * Pictures and films disappear from sight and keep their place and their text alternative. Symbols inside buttons and
 * links stay: they may be all that names them.
 */
export const hideMedia: Adjustment = {
  css: () =>
    `img,video,audio,canvas,object,embed,${embeds},svg:not(:is(a,button,summary,label,[role=button]) svg),[role=img]:empty{opacity:0!important}*,::before,::after{list-style-image:none!important;border-image:none!important}[style*="url("]{background-image:none!important}`,

  rewrite: () => (style) =>
    style.getPropertyValue('background-image').includes('url(') || style.getPropertyValue('background').includes('url(')
      ? 'background-image:none!important;'
      : '',

  looks: () => true,
};
