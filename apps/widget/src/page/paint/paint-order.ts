import { blend, type Color, fade, white } from './color.ts';

/**
 * A model of the browser's paint order: of two boxes at the same point, the one with the greater key is on top. A key
 * lists, from the outermost stacking context in, the order within that context and the document index.
 */
export type Key = readonly number[];

/** Within a stacking context: negative `z-index`, normal flow, its text, positioned boxes, positive `z-index`. */
export const order = { flow: 0, text: 0.2, positioned: 0.5 } as const;

export const keyIn = (context: Key, level: number, index: number): Key => [...context, level, index];

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

/** Something painted in a box. */
export interface Painter {
  element: Element;
  key: Key;
  box: Box;
  /** A solid color with its alpha; null for none. */
  color: Color | null;
  /** Colors of a gradient on top of the solid color. */
  stops: readonly Color[];
  /** Has unknown colors: a photo, a video, a drawing. */
  picture: boolean;
  opacity: number;
  /** `::before` or `::after` if that paints, rather than the element itself. */
  pseudo: string;
}

export interface Backdrop {
  /** The possible background colors: several on a gradient. */
  colors: readonly Color[];
  picture: boolean;
  /** What paints most of it; null for the bare page. */
  painter: Painter | null;
}

/** The background below a key at a point, given the painters that may reach it. */
export function backdropAt(x: number, y: number, key: Key, painters: readonly Painter[]): Backdrop {
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
  // An almost completely covered picture does not matter.
  if (picture && covers.some(({ colors }) => colors.every((color) => color[3] >= 0.9))) picture = false;
  return { colors: base, picture, painter };
}

export function paintsOf({ color, stops, opacity }: Painter): readonly Color[] {
  if (stops.length === 0) return color ? [fade(color, opacity)] : [];
  const under = color && color[3] > 0.99 ? color : null;
  return stops.map((stop) => fade(under ? blend(stop, under) : stop, opacity));
}
