import type { PNG } from 'pngjs';

/** Red, green, blue and alpha of each pixel, line by line. */
export type Picture = Pick<PNG, 'width' | 'height' | 'data'>;

/** Left, top, width and height in pixels of a picture. */
export type Box = readonly [number, number, number, number];

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
/** Smaller differences are invisible, and come from compression and antialiasing. */
const NOTICEABLE = 24;
const CHUNK = 64;

/** How much text stands out from its background: 0 if none of it is visible. `without` has the text transparent. */
export function textContrast(picture: Picture, without: Picture, boxes: readonly Box[]): number {
  const parts: number[] = [];
  for (const box of boxes) {
    const [left, top, right, bottom] = edges(box, picture, without);
    for (let from = left; from < right; from += CHUNK) {
      const found: number[] = [];
      for (let y = top; y < bottom; y++)
        for (let x = from; x < Math.min(right, from + CHUNK); x++) {
          const [one, other] = [(y * picture.width + x) * 4, (y * without.width + x) * 4];
          if (difference(picture, one, without, other) > NOTICEABLE) found.push(contrast(picture, one, without, other));
        }
      // Letters are antialiased: only a few of their pixels have the full color.
      if (found.length >= 8) parts.push(rank(found, 0.02));
    }
  }
  return parts.length === 0 ? 0 : rank(parts, 0.75);
}

/** How many pixels changed, at all and by a contrast of at least `ratio`. */
export function changedPixels(before: Picture, after: Picture, ratio: number): { any: number; strong: number } {
  const [, , right, bottom] = edges([0, 0, before.width, before.height], before, after);
  let [any, strong] = [0, 0];
  for (let y = 0; y < bottom; y++)
    for (let x = 0; x < right; x++) {
      const [one, other] = [(y * before.width + x) * 4, (y * after.width + x) * 4];
      if (difference(before, one, after, other) <= NOTICEABLE) continue;
      any++;
      if (contrast(before, one, after, other) >= ratio) strong++;
    }
  return { any, strong };
}

/** How much the drawing in a box stands out from the most common color of the box and its rim. */
export function figureContrast(picture: Picture, [x, y, width, height]: Box): number {
  const [left, top, right, bottom] = edges([x - 2, y - 2, width + 4, height + 4], picture, picture);
  const counts = new Map<number, { count: number; at: number }>();
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const at = (row * picture.width + column) * 4;
      const [r = 0, g = 0, b = 0] = picture.data.subarray(at, at + 3);
      const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
      const entry = counts.get(key);
      if (entry) entry.count++;
      else counts.set(key, { count: 1, at });
    }
  const background = [...counts.values()].sort((one, other) => other.count - one.count)[0];
  if (!background) return 1;
  const found: number[] = [];
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++)
      found.push(contrast(picture, (row * picture.width + column) * 4, picture, background.at));
  return rank(found, 0.04);
}

const GRID = 16;

/**
 * How similar two drawings are, from 0 to 1, ignoring their colors: a light drawing on dark is similar to its dark
 * version on light, and a solid block to neither.
 */
export function likeness(one: Picture, box: Box, other: Picture, otherBox: Box): number {
  const [a, b] = [deviations(one, box), deviations(other, otherBox)];
  const sum = (list: Float64Array, by: Float64Array) =>
    list.reduce((total, value, at) => total + value * (by[at] ?? 0), 0);
  const scale = Math.sqrt(sum(a, a) * sum(b, b));
  return scale < 1e-6 ? 0 : Math.abs(sum(a, b)) / scale;
}

/** Luminance in the fields of a grid over the box, as differences from their mean. */
function deviations(picture: Picture, box: Box): Float64Array {
  const [left, top, right, bottom] = edges(box, picture, picture);
  const [sums, counts] = [new Float64Array(GRID * GRID), new Float64Array(GRID * GRID)];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const column = Math.floor(((x - left) * GRID) / (right - left));
      const field = Math.floor(((y - top) * GRID) / (bottom - top)) * GRID + column;
      // Perceived lightness: otherwise dark backgrounds would hardly count.
      sums[field] = (sums[field] as number) + Math.cbrt(luminance(picture, (y * picture.width + x) * 4));
      counts[field] = (counts[field] as number) + 1;
    }
  const means = sums.map((value, at) => value / Math.max(1, counts[at] as number));
  const mean = means.reduce((total, value) => total + value, 0) / means.length;
  return means.map((value) => value - mean);
}

/** The value that the given share of the list exceeds. */
function rank(list: number[], share: number): number {
  list.sort((one, other) => other - one);
  return list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;
}

function edges([x, y, width, height]: Box, one: Picture, other: Picture): [number, number, number, number] {
  return [
    Math.max(0, Math.floor(x)),
    Math.max(0, Math.floor(y)),
    Math.min(one.width, other.width, Math.ceil(x + width)),
    Math.min(one.height, other.height, Math.ceil(y + height)),
  ];
}

function difference(one: Picture, at: number, other: Picture, there: number): number {
  let sum = 0;
  for (let i = 0; i < 3; i++) sum += Math.abs((one.data[at + i] as number) - (other.data[there + i] as number));
  return sum;
}

function contrast(one: Picture, at: number, other: Picture, there: number): number {
  const [a, b] = [luminance(one, at), luminance(other, there)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance({ data }: Picture, at: number): number {
  const part = (offset: number) => LINEAR[data[at + offset] as number] as number;
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}
