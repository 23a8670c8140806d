import { describe, expect, it } from 'vitest';
import { personalInfoTexts } from './personal-info-texts.ts';
import { isSameInfo, needsProof, normalizePersonalInfo, validatePersonalInfo } from './validate-personal-info.ts';

const good = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', proofPassword: '' };
const check = (change: Partial<typeof good>, needsPassword = false) =>
  validatePersonalInfo({ ...good, ...change }, needsPassword, personalInfoTexts.en);

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

  it('needs the password for another address of an account that has one', () => {
    const user = { ...good, id: '1', role: 'ORG_ADMIN', pendingEmail: null, hasPassword: true } as const;
    expect(needsProof({ ...good, email: ' ADA@example.com' }, user)).toBe(false);
    expect(needsProof({ ...good, email: 'king@example.com' }, user)).toBe(true);
    expect(needsProof({ ...good, email: 'king@example.com' }, { ...user, hasPassword: false })).toBe(false);
    expect(check({}, true)).toEqual({ proofPassword: 'Enter your current password to change your email address' });
    expect(check({ proofPassword: 'x' }, true)).toEqual({});
  });

  it('is compared as the server stores it', () => {
    const typed = { firstName: ' Ada', lastName: 'Lovelace ', email: ' Ada@Example.com ' };
    expect(isSameInfo(normalizePersonalInfo(typed), good)).toBe(true);
    expect(isSameInfo({ ...good, lastName: 'King' }, good)).toBe(false);
  });
});
