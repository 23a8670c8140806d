import { expect, it } from 'vitest';
import { chosenArea, withArea } from './website-address.ts';

const address = (query: string) => new URLSearchParams(query);

it('opens the area that the address names, else the installation', () => {
  expect(chosenArea(address('area=usage'))).toBe('usage');
  expect(chosenArea(address('area=nonsense'))).toBe('install');
});

it('keeps the website when the area changes', () => {
  expect(withArea(address('website=b.example'), 'usage').toString()).toBe('website=b.example&area=usage');
});
