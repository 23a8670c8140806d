import type { Rewrite } from '../../page/rules/mirror-rules.ts';
import { redeclare } from '../../page/rules/redeclare.ts';
import type { Adjustment } from '../engine/adjustment.ts';
import { above } from '../engine/specificity.ts';

const offset = '--evenway-link';
const inside = '-.13em';

/** Links with padding get the box inside, where no container clips it and it touches no neighbor. */
const moveInside: Rewrite = (style) => {
  const { display, paddingLeft } = style;
  const room = Number.parseFloat(paddingLeft);
  if (room > 0 && /block|flex|grid/.test(display)) return redeclare(style, offset, inside, 'display');
  return room === 0 ? redeclare(style, offset, 'initial', 'padding-left') : '';
};

/**
 * In the link's own color, which suits its background already. The page's focus ring stays in front. Around a picture,
 * the box is drawn inside as well.
 */
export const links: Adjustment = {
  base: () => `:where(a,[role=link]){${offset}:initial}`,
  rewrite: () => moveInside,
  css: () =>
    `:is(a[href],area[href],[role=link])${above}{text-decoration-line:underline!important;text-decoration-thickness:.12em!important;text-underline-offset:.2em!important}:is(a[href],[role=link]):not(:focus-visible)${above}{outline:.13em solid!important;outline-offset:var(${offset},.05em)!important}:is(a[href],[role=link]):not(:focus-visible):has(img,svg,video)${above}{outline-offset:${inside}!important}`,
};
