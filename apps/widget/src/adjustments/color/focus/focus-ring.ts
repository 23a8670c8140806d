import { above, topmost } from '../../engine/specificity.ts';

/** Two colors, so that the ring is visible on any background. */
export interface Ring {
  color: string;
  halo: string;
}

/** For pages in their own colors, where the background is unknown. */
export const ownRing: Ring = { color: '#000', halo: '#fff' };

const outline = ({ color }: Ring, offset: number) =>
  `outline:3px solid ${color}!important;outline-offset:${offset}px!important;`;

const halo = (ring: Ring) => `0 0 0 7px ${ring.halo}`;
const innerHalo = (ring: Ring) => `inset 0 0 0 5px ${ring.halo}`;

/** For elements that represent the focused one, such as the label of a hidden input. */
export const ringOf = (ring: Ring): string => `${outline(ring, 2)}box-shadow:${halo(ring)}!important;`;

/** For elements in a container that would clip an outer ring. */
export const innerRingOf = (ring: Ring): string => `${outline(ring, -3)}box-shadow:${innerHalo(ring)}!important;`;

/**
 * The focus ring, and the shadows that mark states. Both use `box-shadow`, so each combination gets one list of
 * shadows.
 */
export function focusRules(ring: Ring, marks: readonly (readonly [selector: string, shadow: string])[]): string {
  let css = `:focus-visible${topmost}{${ringOf(ring)}}`;
  for (let set = 1; set < 1 << marks.length; set++) {
    const chosen = marks.filter((_, at) => set & (1 << at));
    const selector = chosen.map(([one]) => one).join('');
    const shadows = chosen.map(([, shadow]) => shadow).join();
    css += `${selector}${above}{box-shadow:${shadows}!important}`;
    css += `${selector}:focus-visible${topmost}{box-shadow:${shadows},${halo(ring)}!important}`;
  }
  return css;
}
