import { blend, type Color, fade, white } from './color.ts';

/**
 * A model of the order in which browsers paint: of two boxes at one place, the one with the greater key lies above. A key
 * names, from the outside in, the place in each stacking context: its order there, then its number in the document.
 */
export type Key = readonly number[];

/** Within a stacking context: negative `z-index`, then the flow, its text, positioned boxes, and positive `z-index`. */
export const order = { flow: 0, text: 0.2, positioned: 0.5 } as const;

export const keyIn = (context: Key, place: number, index: number): Key => [...context, place, index];

export function compareKeys(one: Key, other: Key): number {
  const shared = Math.min(one.length, other.length);
  for (let at = 0; at < shared; at++) {
    const difference = (one[at] as number) - (other[at] as number);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const intersect = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

export const isEmpty = ({ left, top, right, bottom }: Box): boolean => right - left < 1 || bottom - top < 1;

/** One thing that is painted over a box. */
export interface Painter {
  element: Element;
  key: Key;
  box: Box;
  /** A plain color, with the share of it that is let through; null for none. */
  color: Color | null;
  /** Colors of a gradient over the plain one. */
  stops: readonly Color[];
  /** Something whose colors cannot be known: a photo, a film, a drawing. */
  picture: boolean;
  opacity: number;
  /** Before or after the element rather than the element itself. */
  pseudo: string;
}

export interface Ground {
  /** What the ground may be: several colors under a gradient. */
  colors: readonly Color[];
  picture: boolean;
  /** What paints most of it; null for the bare page. */
  painter: Painter | null;
}

/** What lies below a key at a point, from the painters that may reach that far. */
export function groundAt(x: number, y: number, key: Key, painters: readonly Painter[]): Ground {
  const below = painters
    .filter(
      ({ box, key: its }) =>
        box.left <= x && x <= box.right && box.top <= y && y <= box.bottom && compareKeys(its, key) < 0,
    )
    .sort((one, other) => compareKeys(other.key, one.key));
  const covers: { colors: readonly Color[] }[] = [];
  let base: readonly Color[] = [white];
  let picture = false;
  let painter: Painter | null = null;
  for (const one of below) {
    if (one.picture) {
      picture = true;
      painter ??= one;
      break;
    }
    const colors = paintsOf(one);
    if (!painter && colors.some((color) => color[3] >= 0.3)) painter = one;
    if (colors.every((color) => color[3] >= 0.99)) {
      base = colors;
      break;
    }
    covers.push({ colors });
  }
  for (const { colors } of covers.reverse()) {
    base = colors.flatMap((color) => base.map((under) => blend(color, under)));
    if (base.length > 12) base = base.slice(0, 12);
  }
  // A picture that is all but covered does not matter.
  if (picture && covers.some(({ colors }) => colors.every((color) => color[3] >= 0.9))) picture = false;
  return { colors: base, picture, painter };
}

export function paintsOf({ color, stops, opacity }: Painter): readonly Color[] {
  if (stops.length === 0) return color ? [fade(color, opacity)] : [];
  const under = color && color[3] > 0.99 ? color : null;
  return stops.map((stop) => fade(under ? blend(stop, under) : stop, opacity));
}
