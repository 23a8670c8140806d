import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, darkenToContrast, moveToContrast } from './contrast.ts';
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

describe('a color that passes beside another', () => {
  const hex = fc
    .tuple(...(['r', 'g', 'b'] as const).map(() => fc.integer({ min: 0, max: 255 })))
    .map((channels) => write(channels));
  const write = (channels: readonly number[]) =>
    `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  /** All colors from one to black or white, in order. */
  const lineTo = (end: number, color: string) =>
    Array.from({ length: 256 }, (_, step) =>
      write(channelsOf(color).map((channel) => Math.round(end + ((channel - end) * (255 - step)) / 255))),
    );

  it('passes, and is the nearest on its line to black or white', () => {
    fc.assert(
      fc.property(hex, hex, fc.constantFrom(3, 4.5, 7), (color, beside, ratio) => {
        const passes = (one: string) => contrastRatio(one, beside) >= ratio;
        const found = moveToContrast(color, beside, ratio);
        if (found === null) return !passes('#000000') && !passes('#ffffff');
        const nearest = [0, 255].map((end) => lineTo(end, color).find(passes));
        return passes(found) && nearest.includes(found);
      }),
      { numRuns: 2_000 },
    );
  });

  it('stays as dark or as light as it was beside the other, where that can pass', () => {
    expect(moveToContrast('#a3978a', '#ffffff', 4.5)).toBe('#7f756b');
    expect(moveToContrast('#777777', '#000000', 7)).toBe('#959595');
    expect(moveToContrast('#ffffff', '#ff9900', 4.5)).toMatch(/^#[0-5]/);
    expect(moveToContrast('#000000', '#ffffff', 4.5)).toBe('#000000');
    expect(moveToContrast('#777777', '#777777', 7)).toBeNull();
  });
});
