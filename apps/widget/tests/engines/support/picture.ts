import { PNG } from 'pngjs';
import type { Area, Driver } from '../drivers/driver.ts';

/** A part of the window, whose first pixel is at `left` and `top`. */
interface PartOfWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, line by line. */
  readonly data: Uint8Array;
}

const readPicture = (base64: string) => PNG.sync.read(Buffer.from(base64, 'base64'));

/** Where an element is in the window, with a margin. */
export const areaOf = (driver: Driver, id: string, around = 0): Promise<Area> =>
  driver.run(
    (name, space) => {
      const { left, top, width, height } = (document.getElementById(name) as Element).getBoundingClientRect();
      return { left: left - space, top: top - space, width: width + 2 * space, height: height + 2 * space };
    },
    id,
    around,
  );

/**
 * Scrolls from one window of these elements to the next, and yields the areas of the visible ones. Near the edges, a
 * header of the page or the widget's own button may cover them.
 */
export async function* windowsWith(driver: Driver, ids: string[], around = 0): AsyncGenerator<[string, Area][]> {
  let left = ids;
  while (left.length > 0) {
    const seen = await driver.run((names) => {
      const boxOf = (name: string) => (document.getElementById(name) as Element).getBoundingClientRect();
      const first = names[0] as string;
      scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById(first)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const isClear = ({ top, bottom }: DOMRect) => top >= 100 && bottom <= innerHeight - 100;
      return names.filter((name) => name === first || isClear(boxOf(name)));
    }, left);
    yield Promise.all(seen.map(async (id): Promise<[string, Area]> => [id, await areaOf(driver, id, around)]));
    left = left.filter((id) => !seen.includes(id));
  }
}

/**
 * What the window shows, or as little of it as holds the given areas. Analyzed here and not in the page, to which it
 * would have to be sent.
 */
export async function takePicture(driver: Driver, areas: readonly Area[] = []): Promise<PartOfWindow> {
  if (areas.length === 0 || !driver.screenshotOf) return { ...readPicture(await driver.screenshot()), left: 0, top: 0 };
  const [windowWidth, windowHeight] = await driver.run(() => [innerWidth, innerHeight] as const);
  const left = Math.max(0, Math.floor(Math.min(...areas.map((area) => area.left))));
  const top = Math.max(0, Math.floor(Math.min(...areas.map((area) => area.top))));
  const right = Math.min(windowWidth, Math.ceil(Math.max(...areas.map((area) => area.left + area.width))) + 1);
  const bottom = Math.min(windowHeight, Math.ceil(Math.max(...areas.map((area) => area.top + area.height))) + 1);
  const part = { left, top, width: right - left, height: bottom - top };
  return { ...readPicture(await driver.screenshotOf(part)), left, top };
}

/** How many pixels of each area differ between two pictures by a contrast of 3:1 or more. */
export const changedPixels = (before: PartOfWindow, after: PartOfWindow, areas: readonly Area[]): number[] =>
  areas.map(({ left, top, width, height }) => {
    let changed = 0;
    for (let y = Math.floor(top); y < Math.floor(top) + Math.ceil(height); y++)
      for (let x = Math.floor(left); x < Math.floor(left) + Math.ceil(width); x++) {
        const [first, second] = [colorAt(before, x, y), colorAt(after, x, y)];
        if (first !== second && contrast(first, second) >= 3) changed++;
      }
    return changed;
  });

/**
 * The visible contrast in each area: between its most frequent color and the one that differs most from it in at least
 * a few pixels. It ignores styles, and so is independent of the product's own calculations.
 */
export const seenContrasts = (picture: PartOfWindow, areas: readonly Area[]): number[] =>
  areas.map(({ left, top, width, height }) => {
    const counts = new Map<number, number>();
    for (let y = Math.ceil(top); y < Math.ceil(top) + Math.max(1, Math.floor(height)); y++)
      for (let x = Math.ceil(left); x < Math.ceil(left) + Math.max(1, Math.floor(width)); x++) {
        // Neighboring shades count as one, the middle one of them.
        const color = (colorAt(picture, x, y) & 0xf8f8f8) | 0x040404;
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    const [background = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
    return Math.max(1, ...[...counts].filter(([, count]) => count >= 6).map(([color]) => contrast(color, background)));
  });

/** The same for one area that is in the window now. */
export async function seenContrast(driver: Driver, area: Area): Promise<number> {
  const [contrast] = seenContrasts(await takePicture(driver, [area]), [area]);
  return contrast as number;
}

/** The color at a point of the window, as one number; black beyond the edges. */
export function colorAt({ left, top, width, height, data }: PartOfWindow, x: number, y: number): number {
  if (x < left || y < top || x >= left + width || y >= top + height) return 0;
  const at = 4 * ((y - top) * width + x - left);
  return ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
}

function contrast(one: number, other: number): number {
  const [first, second] = [light(one), light(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const shares = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const light = (color: number): number =>
  0.2126 * (shares[color >> 16] as number) +
  0.7152 * (shares[(color >> 8) & 255] as number) +
  0.0722 * (shares[color & 255] as number);
