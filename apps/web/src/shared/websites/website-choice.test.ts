import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetKept } from '../../lib/kept-values.ts';
import { chosenWebsite, keepLastWebsite, lastWebsite, missingWebsite } from './website-choice.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const websites = ['a.example', 'b.example'].map((domain) => ({ domain }));
const address = (query: string) => new URLSearchParams(query);

it('shows the website that the address names, else the first', () => {
  expect(chosenWebsite(websites, address('website=b.example'))?.domain).toBe('b.example');
  expect(chosenWebsite(websites, address('website=gone.example'))?.domain).toBe('a.example');
  expect(chosenWebsite(websites, address(''))?.domain).toBe('a.example');
  expect(chosenWebsite([], address('website=a.example'))).toBeNull();
});

it('begins with the website that was chosen last, unless the address names one or it is not among these', () => {
  const chosen = (query: string, last: string) => chosenWebsite(websites, address(query), last)?.domain;
  expect(chosen('', 'b.example')).toBe('b.example');
  expect(chosen('website=a.example', 'b.example')).toBe('a.example');
  expect(chosen('website=gone.example', 'b.example')).toBe('b.example');
  expect(chosen('', 'gone.example')).toBe('a.example');
});

it('tells of a website that is asked for and not there', () => {
  expect(missingWebsite(websites, address('website=gone.example'))).toBe('gone.example');
  expect(missingWebsite(websites, address('website=b.example'))).toBeNull();
  expect(missingWebsite(websites, address(''))).toBeNull();
});

it('is remembered from screen to screen, until someone signs out', () => {
  expect(lastWebsite()).toBeNull();
  keepLastWebsite('b.example');
  expect(lastWebsite()).toBe('b.example');
  expect(chosenWebsite(websites, address(''))?.domain).toBe('b.example');
  forgetKept();
  expect(lastWebsite()).toBeNull();
  expect(chosenWebsite(websites, address(''))?.domain).toBe('a.example');
});
