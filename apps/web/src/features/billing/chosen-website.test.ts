import type { Website } from '@evenway/contract';
import { expect, it } from 'vitest';
import { chosenWebsite } from './chosen-website.ts';

const websites = ['a.example', 'b.example'].map((domain) => ({ id: domain, domain })) as Website[];

it('shows the website that the address names, else the first', () => {
  expect(chosenWebsite(websites, 'b.example')?.domain).toBe('b.example');
  expect(chosenWebsite(websites, 'gone.example')?.domain).toBe('a.example');
  expect(chosenWebsite(websites, null)?.domain).toBe('a.example');
  expect(chosenWebsite([], 'a.example')).toBeNull();
});
