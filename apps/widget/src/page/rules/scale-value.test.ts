import { expect, test, vi } from 'vitest';
import { scaleValue } from './scale-value.ts';

const held: Record<string, string> = { '--size': '16px', '--share': '80%' };

test.each([
  ['var(--size)', 'calc(var(--size)*1.5)'],
  ['var(--none, var(--size))', 'calc(var(--none, var(--size))*1.5)'],
  ['var(--none, var(--none-too, var(--size, 1rem)))', 'calc(var(--none, var(--none-too, var(--size, 1rem)))*1.5)'],
  ['var(--none, var(--share))', 'var(--none, var(--share))'],
])('a variable in the place of one that is not set is scaled by what it holds: %s', (value, expected) => {
  const unsure = vi.fn();
  const scale = { factor: 1.5, standard: 16, resolve: (name: string) => held[name] ?? '', unsure };
  expect(scaleValue(value, scale, false)).toBe(expected);
  expect(unsure).not.toHaveBeenCalled();
});
