import { expect, test } from 'vitest';
import { readableTextColor } from '../../src/loader/readable-text-color.ts';
import { contrastRatio, toHex } from '../support/contrast-ratio.ts';

test("text on the owner's main color reaches 4.5:1, whatever the color", () => {
  const steps = Array.from({ length: 18 }, (_, index) => index * 15);
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const color = readableTextColor(toHex([red, green, blue])) === '#fff' ? [255, 255, 255] : [0, 0, 0];
        expect(contrastRatio(color, [red, green, blue]), toHex([red, green, blue])).toBeGreaterThanOrEqual(4.5);
      }
});
