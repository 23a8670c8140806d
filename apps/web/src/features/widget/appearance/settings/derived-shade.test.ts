import { contrastRatio, WIDGET_CONTRAST, WIDGET_SURFACE } from '@evenway/contract';
import { expect, it } from 'vitest';
import { derivedShade } from './derived-shade.ts';

it.each(['mainColor', 'textColor'] as const)('derives a shade of a light %s that can be made out', (name) => {
  for (const color of ['#ffd400', '#ffffff', '#e0b0ff']) {
    const shade = derivedShade(name, color) ?? '';
    expect(contrastRatio(shade, WIDGET_SURFACE)).toBeGreaterThanOrEqual(WIDGET_CONTRAST[name]);
  }
});

it.each(['#1e4ed8', '#000000', 'blue', '#12'])('has nothing to derive from %s', (typed) => {
  expect(derivedShade('mainColor', typed)).toBeNull();
});
