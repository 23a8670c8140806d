import { expect, it } from 'vitest';
import { chosenArea, withChoice } from './website-address.ts';

const address = (query: string) => new URLSearchParams(query);

it('opens the area that the address names, else the installation', () => {
  expect(chosenArea(address('area=usage'))).toBe('usage');
  expect(chosenArea(address('area=nonsense'))).toBe('install');
});

it('keeps the website when the area changes, and the other way round', () => {
  const usage = withChoice(address('website=b.example'), { area: 'usage' });
  expect(usage.toString()).toBe('website=b.example&area=usage');
  expect(withChoice(usage, { website: 'a.example' }).toString()).toBe('website=a.example&area=usage');
});
