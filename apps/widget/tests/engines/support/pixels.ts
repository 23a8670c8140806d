import type { Driver } from '../drivers/driver.ts';
import type {} from './inside.ts';

/** How far apart red, green and blue are in the most colourful place of what the window shows: 0 is plain grey. */
export async function mostColour(driver: Driver): Promise<number> {
  return driver.run(
    async (picture) => {
      const { data } = await window.inside.readPicture(picture);
      let most = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
        most = Math.max(most, Math.max(red, green, blue) - Math.min(red, green, blue));
      }
      return most;
    },
    await driver.screenshot(),
  );
}

/** Whether the window shows something light in each of these places. */
export async function lightAt(driver: Driver, ...points: [x: number, y: number][]): Promise<boolean[]> {
  return driver.run(
    async (picture, places) => {
      const { data, width } = await window.inside.readPicture(picture);
      return places.map(([x, y]) => (data[4 * (Math.round(y) * width + Math.round(x))] as number) > 128);
    },
    await driver.screenshot(),
    points,
  );
}
