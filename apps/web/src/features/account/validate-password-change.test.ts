import { describe, expect, it } from 'vitest';
import { passwordTexts } from './password-texts.ts';
import { emptyPasswordChange, type PasswordRefusal, refusePasswordChange } from './validate-password-change.ts';

const good = { currentPassword: 'old', newPassword: 'engine 1843', confirmPassword: 'engine 1843' };
const said = (refusal: PasswordRefusal | null) => refusal && passwordTexts.en[refusal];
const check = (change: Partial<typeof good>) => said(refusePasswordChange({ ...good, ...change }));

describe('a password change', () => {
  it('is accepted with the present password and a long enough new one, whatever the old one looked like', () => {
    expect(check({})).toBeNull();
    expect(check({ newPassword: '8 signs.', confirmPassword: '8 signs.' })).toBeNull();
  });

  it('needs the present password', () => {
    expect(check({ currentPassword: '' })).toBe('Current password is required');
    expect(said(refusePasswordChange(emptyPasswordChange))).toBe('Current password is required');
  });

  it('needs the same new password twice', () => {
    expect(check({ confirmPassword: 'engine 1842' })).toBe('New password and confirm password do not match');
  });

  it('needs 8 characters', () => {
    const message = 'Password must be at least 8 characters long';
    expect(check({ newPassword: '7 signs', confirmPassword: '7 signs' })).toBe(message);
    expect(check({ newPassword: '', confirmPassword: '' })).toBe(message);
  });
});
