import type { Website } from '@evenway/contract';
import { expect, it } from 'vitest';
import { chosenArea, chosenWebsite, missingWebsite, withChoice } from './website-address.ts';

const websites = ['a.example', 'b.example'].map((domain) => ({ id: domain, domain })) as Website[];
const address = (query: string) => new URLSearchParams(query);

it('shows the website that the address names, else the first', () => {
  expect(chosenWebsite(websites, address('website=b.example'))?.domain).toBe('b.example');
  expect(chosenWebsite(websites, address('website=gone.example'))?.domain).toBe('a.example');
  expect(chosenWebsite(websites, address(''))?.domain).toBe('a.example');
  expect(chosenWebsite([], address('website=a.example'))).toBeNull();
});

it('tells of a website that is asked for and not there', () => {
  expect(missingWebsite(websites, address('website=gone.example'))).toBe('gone.example');
  expect(missingWebsite(websites, address('website=b.example'))).toBeNull();
  expect(missingWebsite(websites, address(''))).toBeNull();
});

it('opens the area that the address names, else the installation', () => {
  expect(chosenArea(address('area=usage'))).toBe('usage');
  expect(chosenArea(address('area=nonsense'))).toBe('install');
});

it('keeps the website when the area changes, and the other way round', () => {
  const usage = withChoice(address('website=b.example'), { area: 'usage' });
  expect(usage.toString()).toBe('website=b.example&area=usage');
  expect(withChoice(usage, { website: 'a.example' }).toString()).toBe('website=a.example&area=usage');
});
