import { describe, expect, it } from 'vitest';
import { contrastRatio, darkenToContrast } from './contrast.ts';
import { readableColors, WIDGET_DEFAULTS, WIDGET_SURFACE } from './widget-config.ts';

describe('contrast', () => {
  it('is counted as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#FFFFFF')).toBe(1);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });

  it('is reached with the least darkening, and a color that has it stays as it is', () => {
    for (const color of ['#ffeb3b', '#ff0000', '#00c2ff', '#ffffff', '#1E4ED8']) {
      const offered = darkenToContrast(color, WIDGET_SURFACE, 4.5);
      expect(contrastRatio(offered, WIDGET_SURFACE), color).toBeGreaterThanOrEqual(4.5);
      if (contrastRatio(color, WIDGET_SURFACE) >= 4.5) expect(offered).toBe(color);
      else expect(contrastRatio(offered, WIDGET_SURFACE), color).toBeLessThan(4.7);
    }
  });

  it('is reached by the lightest of all shades of the hue', () => {
    const shade = (color: string, kept: number) =>
      color.replace(/[0-9a-f]{2}/g, (channel) =>
        Math.round((Number.parseInt(channel, 16) * kept) / 255)
          .toString(16)
          .padStart(2, '0'),
      );
    const reaches = (color: string, ratio: number) => contrastRatio(color, WIDGET_SURFACE) >= ratio;
    for (const color of ['#ffffff', '#ffeb3b', '#00ff00', '#8a8a8a', '#fefe01', '#777777', '#000000'])
      for (const ratio of [3, 4.5, 7]) {
        const shades = Array.from({ length: 256 }, (_, index) => shade(color, 255 - index));
        expect(darkenToContrast(color, WIDGET_SURFACE, ratio), color).toBe(shades.find((one) => reaches(one, ratio)));
      }
  });

  it('leaves the colors that can be made out in the panel, and darkens the others', () => {
    const { mainColor, textColor } = WIDGET_DEFAULTS;
    expect(readableColors(WIDGET_DEFAULTS)).toEqual({ mainColor, textColor });
    const shades = readableColors({ mainColor: '#ffeb3b', textColor: '#8a8a8a' });
    expect(contrastRatio(shades.mainColor, WIDGET_SURFACE)).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(shades.textColor, WIDGET_SURFACE)).toBeGreaterThanOrEqual(4.5);
  });
});
