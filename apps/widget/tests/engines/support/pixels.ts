import type { Driver } from '../drivers/driver.ts';
import { colorAt, takePicture } from './picture.ts';

/** The largest difference between red, green and blue anywhere in the window: 0 is plain gray. */
export async function highestSaturation(driver: Driver): Promise<number> {
  const { data } = await takePicture(driver);
  let highest = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    highest = Math.max(highest, Math.max(red, green, blue) - Math.min(red, green, blue));
  }
  return highest;
}

/** Whether the window is light at each of these points. */
export async function lightAt(driver: Driver, ...points: [x: number, y: number][]): Promise<boolean[]> {
  const spots = points.map(([x, y]) => ({ left: Math.round(x), top: Math.round(y), width: 1, height: 1 }));
  const picture = await takePicture(driver, spots);
  return points.map(([x, y]) => colorAt(picture, Math.round(x), Math.round(y)) >> 16 > 128);
}
