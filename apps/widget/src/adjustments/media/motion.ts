import type { Adjustment } from '../engine/adjustment.ts';
import { above, everything } from '../engine/specificity.ts';

export const movingPictures = 'img:is([src$=".gif" i],[src*=".gif?" i],[src^="data:image/gif"])';

/**
 * Animations jump to their end instead of being removed, so that what they reveal stays visible. Moving pictures are
 * hidden until a still can be shown.
 */
export const motion: Adjustment = {
  css: () =>
    `${everything}{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-duration:1ms!important;transition-delay:0s!important;scroll-behavior:auto!important}${movingPictures}${above}{image-animation:stopped;opacity:var(--evenway-gif,0)!important}@supports(image-animation:stopped){img{--evenway-gif:1}}`,
};
