import { expect, it } from 'vitest';
import { chosenWebsite, missingWebsite } from './website-choice.ts';

const websites = ['a.example', 'b.example'].map((domain) => ({ domain }));
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
