import { encodeGif } from './encode-gif.ts';
import type { Color } from './encode-png.ts';

const PALETTE: readonly Color[] = [
  [43, 26, 17],
  [90, 60, 42],
  [120, 30, 12],
  [196, 62, 18],
  [236, 120, 30],
  [250, 190, 70],
  [255, 240, 180],
  [24, 14, 9],
];
const FRAMES = 12;

/** A flame behind the round window of an oven. */
export function drawFire(): Buffer {
  return encodeGif({
    width: 160,
    height: 120,
    palette: PALETTE,
    frames: FRAMES,
    delay: 9,
    colorAt(x, y, frame) {
      const turn = (frame / FRAMES) * 2 * Math.PI;
      const fromCentre = Math.hypot(x - 80, y - 60);
      if (fromCentre > 54) return 0;
      if (fromCentre > 47) return 1;
      const up = (104 - y) / 80;
      const sway = 10 * up * Math.sin(turn + up * 4) + 5 * up * Math.sin(2 * turn + up * 9);
      const heat = 1 - Math.abs(x - 80 - sway) / (34 * (1 - up * 0.85)) - up * (0.75 + 0.12 * Math.sin(3 * turn));
      if (up > 1 || heat <= 0) return 7;
      return Math.min(6, 2 + Math.floor(heat * 6));
    },
  });
}
