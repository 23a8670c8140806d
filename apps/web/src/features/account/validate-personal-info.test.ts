import { describe, expect, it } from 'vitest';
import { personalInfoTexts } from './personal-info-texts.ts';
import { isSameInfo, normalizePersonalInfo, requiredProof, validatePersonalInfo } from './validate-personal-info.ts';

const good = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  proofPassword: '',
  confirmWith: 'email',
} as const;
const check = (change: Partial<Record<keyof typeof good, string>>, needsPassword = false) =>
  validatePersonalInfo({ ...good, ...change, confirmWith: 'email' }, needsPassword, personalInfoTexts.en);

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

  it('needs the password for another address, or a confirmation where there is none', () => {
    const waits = { pendingEmail: null, pendingStep: null, providers: [] };
    const user = {
      ...good,
      id: '1',
      role: 'ORG_ADMIN',
      ...waits,
      hasPassword: true,
      mailLanguage: 'en',
      isSingleSignOn: false,
    } as const;
    expect(requiredProof({ ...good, email: ' ADA@example.com' }, user)).toBeNull();
    expect(requiredProof({ ...good, email: 'king@example.com' }, user)).toBe('password');
    expect(requiredProof({ ...good, email: 'king@example.com' }, { ...user, hasPassword: false })).toBe('confirmation');
    expect(requiredProof(good, { ...user, hasPassword: false })).toBeNull();
    expect(check({}, true)).toEqual({ proofPassword: 'Enter your current password to change your email address' });
    expect(check({ proofPassword: 'x' }, true)).toEqual({});
  });

  it('is compared as the server stores it', () => {
    const typed = { firstName: ' Ada', lastName: 'Lovelace ', email: ' Ada@Example.com ' };
    expect(isSameInfo(normalizePersonalInfo(typed), good)).toBe(true);
    expect(isSameInfo({ ...good, lastName: 'King' }, good)).toBe(false);
  });
});
