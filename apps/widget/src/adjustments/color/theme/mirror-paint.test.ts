import { expect, test } from 'vitest';
import { strong } from '../../engine/specificity.ts';
import { withoutNegations } from '../states/state-rules.ts';
import { alphaOf, drawRings, isRing } from './mirror-paint.ts';

test('how much of a color is let through, as rules spell it', () => {
  expect(['transparent', 'rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0.5)', 'rgb(0 0 0 / 40%)'].map(alphaOf)).toEqual([
    0, 0, 0.5, 0.4,
  ]);
  expect(
    ['#0000', '#00000080', 'red', 'var(--x)', 'rgb(1, 2, 3)'].map((color) => Math.round(alphaOf(color) * 10)),
  ).toEqual([0, 5, 10, 10, 10]);
});

test('shadows without blur are rings and lines', () => {
  expect(['rgb(0, 0, 0) 0px 0px 0px 3px', 'inset 0 -2px 0 red'].map(isRing)).toEqual([true, true]);
  expect(['rgba(0, 0, 0, 0.2) 0px 4px 12px 0px', '0 0 #0000'].map(isRing)).toEqual([false, false]);
});

test('our specificity stands before what is drawn before and after an element', () => {
  expect(strong('.a:checked + .b::after')).toMatch(/^\.a:checked \+ \.b:not\(#_ew[^:]*\)::after$/);
  expect(withoutNegations('a:not(.b:is(:focus)):hover')).toBe('a:hover');
});

test('rings inside one another are drawn as an edge, its background and what is on it', () => {
  const theme = { line: 'line', back: 'back', text: 'text' };
  expect(drawRings('inset 0 0 0 1px var(--a), inset 0 0 0 6px var(--b), inset 0 0 0 12px #00f', theme)).toBe(
    'inset 0 0 0 1px line,inset 0 0 0 6px back,inset 0 0 0 12px text',
  );
  expect(drawRings('inset 0 0 0 1000px white', theme)).toBe('inset 0 0 0 1000px back');
  expect(drawRings('0 0 0 2px red, 0 4px 8px black', theme)).toBe('0 0 0 2px line');
  expect(drawRings('var(--offset), 0 0 0 2px var(--a, rgb(1, 2, 3))', theme)).toBe('');
});
