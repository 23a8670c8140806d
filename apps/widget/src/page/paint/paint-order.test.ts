import { describe, expect, test } from 'vitest';
import { type Color, contrast, raiseContrast } from './color.ts';
import { backdropAt, compareKeys, keyIn, order, type Painter } from './paint-order.ts';

const dark: Color = [10, 20, 30, 1];
const light: Color = [250, 250, 240, 1];
const box = { left: 0, top: 0, right: 100, bottom: 100 };
const element = {} as Element;
const painter = (key: readonly number[], more: Partial<Painter>): Painter => ({
  element,
  key,
  box,
  color: null,
  stops: [],
  picture: false,
  opacity: 1,
  pseudo: '',
  ...more,
});

describe('the order of painting', () => {
  test('within a context: below, flow, text, positioned, above', () => {
    const nodes = [-1, order.flow, order.text, order.positioned, 3].map((node, index) => keyIn([], node, 9 - index));
    expect([...nodes].reverse().sort(compareKeys)).toEqual(nodes);
  });

  test('a context is painted before all that is in it, and as one: nothing in it reaches above its next neighbour', () => {
    const context = keyIn([], order.positioned, 1);
    const inside = keyIn(context, 999, 2);
    const neighbour = keyIn([], order.positioned, 3);
    expect(compareKeys(context, inside)).toBeLessThan(0);
    expect(compareKeys(inside, neighbour)).toBeLessThan(0);
  });

  test('the backdrop is what was painted last before, not what holds the text', () => {
    const page = painter([], { color: light });
    const sibling = painter(keyIn([], order.positioned, 1), { color: dark });
    const text = keyIn(keyIn([], order.positioned, 2), order.text, 2);
    expect(backdropAt(50, 50, text, [page, sibling])).toMatchObject({ colors: [dark], painter: sibling });
    // Content in normal flow is painted before anything positioned.
    expect(backdropAt(50, 50, keyIn([], order.text, 2), [page, sibling]).colors).toEqual([light]);
    expect(backdropAt(200, 50, text, [{ ...page, box: { ...box, right: 300 } }, sibling]).colors).toEqual([light]);
  });

  test('what is half transparent is mixed, a gradient gives all of its colors, a picture none', () => {
    const page = painter([], { color: [255, 255, 255, 1] });
    const veil = painter([0, 1], { color: [0, 0, 0, 0.5] });
    expect(backdropAt(1, 1, [1], [page, veil]).colors[0]?.map(Math.round)).toEqual([128, 128, 128, 1]);
    expect(backdropAt(1, 1, [1], [page, painter([0, 1], { stops: [dark, light] })]).colors).toEqual([dark, light]);
    expect(backdropAt(1, 1, [1], [painter([0, 0], { picture: true }), veil]).picture).toBe(true);
    expect(backdropAt(1, 1, [1], [painter([0, 0], { picture: true }), painter([0, 1], { color: dark })]).picture).toBe(
      false,
    );
  });
});

test('a stronger color reaches the ratio on every backdrop, or there is none', () => {
  const stronger = raiseContrast([120, 120, 120, 1], [light, [255, 255, 255, 1]], 7);
  expect(
    stronger && Math.min(contrast(stronger, light), contrast(stronger, [255, 255, 255, 1])),
  ).toBeGreaterThanOrEqual(7);
  expect(raiseContrast([120, 120, 120, 1], [dark, light], 7)).toBe(null);
});
