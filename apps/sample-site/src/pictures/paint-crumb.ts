import { type Color, encodePng } from './encode-png.ts';
import { layCircle } from './lay-circle.ts';
import { randomNumbers } from './random-numbers.ts';

const WIDTH = 560;
const HEIGHT = 245;

/** The inside of a loaf: a dark crust on top, pale crumb, and holes of all sizes. */
export function paintCrumb(): Buffer {
  const random = randomNumbers(3);
  const depths = new Float32Array(WIDTH * HEIGHT);
  for (let hole = 0; hole < 170; hole++) {
    const circle = {
      x: random() * WIDTH,
      y: 36 + random() * HEIGHT,
      wide: 3 + random() ** 3 * 32,
      flat: 0.5 + random() * 0.5,
    };
    // Darker above, where the edge of the hole throws its shadow.
    layCircle(WIDTH, HEIGHT, circle, (at, inside, down) => {
      depths[at] = Math.max(depths[at] ?? 0, Math.min(1, inside * 3) * (0.75 - 0.25 * down));
    });
  }
  return encodePng(WIDTH, HEIGHT, (x, y): Color => {
    const crust = 18 + 8 * Math.sin(x / 52) + 50 * (x / WIDTH - 0.5) ** 2;
    if (y < crust) return [112 + y * 1.6, 62 + y, 26 + y * 0.4];
    const depth = depths[y * WIDTH + x] ?? 0;
    const grain = ((x * x * 7 + y * y * 13 + x * y * 31) % 13) - 6;
    return [240 - depth * 78 + grain, 218 - depth * 88 + grain, 176 - depth * 92 + grain];
  });
}
