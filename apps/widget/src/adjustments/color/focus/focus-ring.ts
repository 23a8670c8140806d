import { above, topmost } from '../../engine/specificity.ts';

/** Two colors, so that the ring stands out from every ground. */
export interface Ring {
  color: string;
  halo: string;
}

/** On the page's own colors nothing is known of the ground beforehand. */
export const ownRing: Ring = { color: '#000', halo: '#fff' };

const outline = ({ color }: Ring, offset: number) =>
  `outline:3px solid ${color}!important;outline-offset:${offset}px!important;`;

const halo = (ring: Ring) => `0 0 0 7px ${ring.halo}`;
const innerHalo = (ring: Ring) => `inset 0 0 0 5px ${ring.halo}`;

/** For what stands in for the focused element, such as the label of a hidden input. */
export const ringOf = (ring: Ring): string => `${outline(ring, 2)}box-shadow:${halo(ring)}!important;`;

/** Where a container would cut off what is outside of the element. */
export const innerRingOf = (ring: Ring): string => `${outline(ring, -3)}box-shadow:${innerHalo(ring)}!important;`;

/**
 * A ring around whatever has the focus. Marks of state are shadows, too; one list of shadows holds them all, so that none
 * hides another.
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
