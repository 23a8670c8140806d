import { findFaintColors } from '@evenway/contract';
import { describe, expect, it } from 'vitest';
import { contrastInPanel, offerColor } from './color-offer.ts';

describe('a color that is too faint', () => {
  it.each(['#ffd400', '#7fdbff', '#ffffff', '#ff69b4'])('%s has a neighbour that passes', (color) => {
    for (const name of ['mainColor', 'textColor'] as const) {
      const offered = offerColor(name, color) ?? '';
      expect(offered).toMatch(/^#[0-9a-f]{6}$/);
      expect(findFaintColors({ mainColor: '#000000', textColor: '#000000', [name]: offered })).toEqual([]);
      expect(offerColor(name, offered)).toBeNull();
    }
  });

  it('is measured by what it is for: what fails as text may pass as an icon', () => {
    expect(offerColor('textColor', '#808080')).not.toBeNull();
    expect(offerColor('mainColor', '#808080')).toBeNull();
  });

  it('is only offered a way out when it is one', () => {
    expect(offerColor('mainColor', '#1e4ed8')).toBeNull();
    expect(offerColor('mainColor', 'nonsense')).toBeNull();
  });
});

it('tells the contrast without rounding it up', () => {
  expect(contrastInPanel('#000000')).toBeCloseTo(20.1, 1);
  expect(contrastInPanel('#fbfaf7')).toBe(1);
  expect(contrastInPanel('')).toBeNull();
});
