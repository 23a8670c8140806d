import { describe, expect, it } from 'vitest';
import { personalInfoTexts } from './personal-info-texts.ts';
import { isSameInfo, normalizePersonalInfo, validatePersonalInfo } from './validate-personal-info.ts';

const good = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
} as const;
const check = (change: Partial<Record<keyof typeof good, string>>) =>
  validatePersonalInfo({ ...good, ...change }, personalInfoTexts.en);

describe('personal information', () => {
  it('is accepted when complete', () => {
    expect(check({})).toEqual({});
  });

  it('needs all three', () => {
    expect(check({ firstName: '', lastName: ' ', email: '\t' })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
    });
  });

  it('needs an address that can receive mail', () => {
    expect(check({ email: 'ada@example' })).toEqual({ email: 'Please enter a valid email address' });
  });

  it('is compared as the server stores it', () => {
    const typed = { firstName: ' Ada', lastName: 'Lovelace ', email: ' Ada@Example.com ' };
    expect(isSameInfo(normalizePersonalInfo(typed), good)).toBe(true);
    expect(isSameInfo({ ...good, lastName: 'King' }, good)).toBe(false);
  });
});
