/** Red, green, blue and alpha of each pixel, line by line. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Pixels of a page, across and down, that become one of its small picture. */
const CELL = 4;
/** Small pictures are stored in steps of this size, which makes their files a third as large. */
const STEP = 8;
/** Smaller differences come from antialiasing; on plain backgrounds, from rounding alone. */
const NOISE = { drawn: 18, plain: 6 };
/** How much cells of a plain background differ from each other. */
const PLAIN = 2 * STEP;
/** Cells across and down of the area in which differences add up. */
const PLACE = 8;
/** The sum at which people notice that an area has changed. */
const NOTICEABLE = 500;

export interface Difference {
  /** Pixels of the page. */
  readonly x: number;
  readonly y: number;
  readonly sum: number;
}

/** A quarter of its size: each pixel is the mean of sixteen, so that antialiasing hardly matters. */
export function shrink({ width, height, data }: Picture): Picture {
  const [across, down] = [Math.floor(width / CELL), Math.floor(height / CELL)];
  const small = new Uint8Array(across * down * 4).fill(255);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let row = y * CELL; row < (y + 1) * CELL; row++)
          for (let column = x * CELL; column < (x + 1) * CELL; column++)
            sum += data[(row * width + column) * 4 + channel] as number;
        small[(y * across + x) * 4 + channel] = sum / CELL ** 2;
      }
  return { width: across, height: down, data: small };
}

/** In few steps, for a small file. */
export const coarsen = ({ data, ...size }: Picture): Picture => ({
  ...size,
  data: data.map((value) => Math.min(255, Math.round(value / STEP) * STEP)),
});

/** The area in which two small pictures differ most, if people would notice it. Null if they look alike. */
export function findDifference(before: Picture, now: Picture): Difference | null {
  if (before.width !== now.width || before.height !== now.height)
    return { x: 0, y: Math.min(before.height, now.height) * CELL, sum: Number.POSITIVE_INFINITY };
  const { width, height } = now;
  const half = PLACE / 2;
  let most: Difference | null = null;
  for (let top = 0; top < height; top += half)
    for (let left = 0; left < width; left += half) {
      let sum = 0;
      for (let y = top; y < Math.min(top + PLACE, height); y++)
        for (let x = left; x < Math.min(left + PLACE, width); x++) sum += excess(before, now, (y * width + x) * 4);
      if (sum >= NOTICEABLE && sum > (most?.sum ?? 0)) most = { x: left * CELL, y: top * CELL, sum };
    }
  return most;
}

function excess(before: Picture, now: Picture, at: number): number {
  const most = distance(before, at, now, at);
  if (most <= NOISE.plain) return 0;
  const line = before.width * 4;
  const around = [-line - 4, -line, -line + 4, -4, 4, line - 4, line, line + 4].map((step) => at + step);
  const isPlain = around.every(
    (one) => one < 0 || one >= before.data.length || distance(before, at, before, one) <= PLAIN,
  );
  return Math.max(0, most - (isPlain ? NOISE.plain : NOISE.drawn));
}

function distance(one: Picture, at: number, other: Picture, there: number): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel++)
    most = Math.max(most, Math.abs((one.data[at + channel] as number) - (other.data[there + channel] as number)));
  return most;
}

/** Both side by side, and a third with the differences in red. */
export function showDifference(before: Picture, now: Picture): Picture {
  const [width, height] = [Math.max(before.width, now.width), Math.max(before.height, now.height)];
  const sheet = new Uint8Array(width * 3 * height * 4).fill(255);
  const copy = (from: Picture, column: number) => {
    for (let y = 0; y < from.height; y++)
      sheet.set(from.data.subarray(y * from.width * 4, (y + 1) * from.width * 4), (y * width * 3 + column * width) * 4);
  };
  copy(before, 0);
  copy(now, 1);
  copy(now, 2);
  for (let y = 0; y < Math.min(before.height, now.height); y++)
    for (let x = 0; x < Math.min(before.width, now.width); x++) {
      const isSame =
        before.width === now.width && before.height === now.height && excess(before, now, (y * width + x) * 4) === 0;
      if (!isSame) sheet.set([220, 0, 0], (y * width * 3 + 2 * width + x) * 4);
    }
  return { width: width * 3, height, data: sheet };
}
