import type { Driver } from '../drivers/driver.ts';

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where an element is in the window, with some space around. */
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
 * Scrolls from one window full of these elements to the next, with the areas of those that can be seen. Near its edges a
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

/** How many pixels of each area differ between two pictures by a contrast of 3:1 or more. */
export const changedPixels = (driver: Driver, before: string, after: string, areas: Area[]): Promise<number[]> =>
  driver.run(
    async (one, other, places) => {
      const load = async (picture: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        return image;
      };
      const read = (image: HTMLImageElement, { left, top, width, height }: Area) => {
        const canvas = document.createElement('canvas');
        canvas.width = Math.ceil(width);
        canvas.height = Math.ceil(height);
        const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
        paper.drawImage(image, -Math.floor(left), -Math.floor(top));
        return paper.getImageData(0, 0, canvas.width, canvas.height).data;
      };
      const light = (data: Uint8ClampedArray, at: number) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
          const share = (data[at + index] as number) / 255;
          return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
        }, 0);
      const isSame = (first: Uint8ClampedArray, second: Uint8ClampedArray, at: number) =>
        first[at] === second[at] && first[at + 1] === second[at + 1] && first[at + 2] === second[at + 2];
      const [old, present] = [await load(one), await load(other)];
      return places.map((place) => {
        const [first, second] = [read(old, place), read(present, place)];
        let changed = 0;
        for (let at = 0; at < first.length; at += 4) {
          if (isSame(first, second, at)) continue;
          const [high, low] = [light(first, at), light(second, at)].sort((a, b) => b - a) as [number, number];
          if ((high + 0.05) / (low + 0.05) >= 3) changed++;
        }
        return changed;
      });
    },
    before,
    after,
    areas,
  );

/**
 * The contrast that is really seen in each area: between its most frequent colour and whatever differs most from it in
 * at least a few pixels. It knows nothing of styles, and so nothing of what the product believes.
 */
export const seenContrasts = (driver: Driver, picture: string, areas: Area[]): Promise<number[]> =>
  driver.run(
    async (png, places) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const light = (color: number) =>
        [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
          const share = ((Math.floor(color / 32 ** (2 - index)) % 32) * 8 + 4) / 255;
          return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
        }, 0);
      return places.map(({ left, top, width, height }) => {
        const canvas = document.createElement('canvas');
        canvas.width = Math.max(1, Math.floor(width));
        canvas.height = Math.max(1, Math.floor(height));
        const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
        paper.drawImage(image, -Math.ceil(left), -Math.ceil(top));
        const { data } = paper.getImageData(0, 0, canvas.width, canvas.height);
        const counts = new Map<number, number>();
        for (let at = 0; at < data.length; at += 4) {
          // Neighbouring shades count as one.
          const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
          const color = ((red >> 3) * 32 + (green >> 3)) * 32 + (blue >> 3);
          counts.set(color, (counts.get(color) ?? 0) + 1);
        }
        const [ground = 0] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [];
        let most = 1;
        for (const [color, count] of counts) {
          if (count < 6) continue;
          const [high, low] = [light(color), light(ground)].sort((a, b) => b - a) as [number, number];
          most = Math.max(most, (high + 0.05) / (low + 0.05));
        }
        return most;
      });
    },
    picture,
    areas,
  );

/** The same of one area that is in the window now. */
export async function seenContrast(driver: Driver, area: Area): Promise<number> {
  const [contrast] = await seenContrasts(driver, await driver.screenshot(), [area]);
  return contrast as number;
}
