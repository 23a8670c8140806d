import type { Adjustment } from './adjustment.ts';

/**
 * Animations jump to their end instead of being removed: what they were to reveal stays visible. Moving pictures are
 * hidden, since no browser can hold one without rewriting the page.
 */
export const motion: Adjustment = {
  css: () =>
    '*,::before,::after{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-duration:1ms!important;transition-delay:0s!important;scroll-behavior:auto!important}img:is([src$=".gif" i],[src*=".gif?" i]){image-animation:stopped;opacity:var(--evenway-gif,0)!important}@supports(image-animation:stopped){img{--evenway-gif:1}}marquee{visibility:visible}',
};
