import { type Color, encodePng } from './encode-png.ts';
import { layCircle } from './lay-circle.ts';
import { randomNumbers } from './random-numbers.ts';

const WIDTH = 480;
const HEIGHT = 220;

/** The shop window in the early morning, out of focus: what agencies put behind a headline. */
export function paintLights(): Buffer {
  const random = randomNumbers(7);
  const lights = new Float32Array(WIDTH * HEIGHT);
  for (let light = 0; light < 34; light++) {
    const circle = { x: random() * WIDTH, y: random() * HEIGHT, wide: 10 + random() * 30, flat: 1 };
    const strength = 0.12 + random() * 0.3;
    layCircle(WIDTH, HEIGHT, circle, (at, inside) => {
      lights[at] = (lights[at] ?? 0) + strength * Math.min(1, inside * 10);
    });
  }
  return encodePng(WIDTH, HEIGHT, (x, y): Color => {
    const light = (lights[y * WIDTH + x] ?? 0) + 0.25 * (1 - y / HEIGHT);
    return [70 + light * 170, 38 + light * 105, 20 + light * 45];
  });
}
