import { expect, it } from 'vitest';
import { onboardingTexts } from './onboarding-texts.ts';
import { validateWebsite } from './validate-website.ts';

const complaint = (domain: string) => validateWebsite({ domain }, onboardingTexts.en).domain;

it('asks for an address', () => {
  expect(complaint('')).toBe('Please enter a website URL');
  expect(complaint('   ')).toBe('Please enter a website URL');
});

it.each(['example', 'not a site', 'ftp://example.com', 'http://'])('refuses %s', (typed) => {
  expect(complaint(typed)).toBe('Please enter a valid website URL (e.g. example.com)');
});

it.each(['example.com', 'https://www.example.com/shop', 'shop.example.co.uk'])('takes %s', (typed) => {
  expect(complaint(typed)).toBeUndefined();
});
