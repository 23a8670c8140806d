import { describe, expect, it } from 'vitest';
import { validationTexts } from '../../../shared/account-form/validation-messages.ts';
import { emptySignup, validateSignup } from './validate-signup.ts';

const messages = validationTexts.en;
const good = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'engine1843!',
  confirmPassword: 'engine1843!',
  organizationName: 'Analytical Engines',
  termsAgreed: true,
};

describe('signup', () => {
  it('accepts a complete form', () => {
    expect(validateSignup(good, messages)).toEqual({});
  });

  it('names everything that is missing', () => {
    expect(validateSignup(emptySignup, messages)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      password: 'Password must be at least 8 characters',
      organizationName: 'Organization name is required',
      termsAgreed: 'You must agree to the Terms of Service and Privacy Policy',
    });
  });

  it('treats blanks as missing', () => {
    expect(validateSignup({ ...good, firstName: ' ', organizationName: '\t' }, messages)).toEqual({
      firstName: 'First name is required',
      organizationName: 'Organization name is required',
    });
  });

  it('wants the password twice alike', () => {
    expect(validateSignup({ ...good, confirmPassword: 'engine1843?' }, messages)).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });

  it.each([
    ['a1!', 'Password must be at least 8 characters'],
    ['abcdefgh', 'Password must contain letters, digits, and special symbols'],
    ['abcdefg1', 'Password must contain letters, digits, and special symbols'],
    ['1234567!', 'Password must contain letters, digits, and special symbols'],
    ['abc123!#', 'Password must contain letters, digits, and special symbols'],
    ['abc 123!', 'Password must contain letters, digits, and special symbols'],
  ])('refuses the password %j', (password, message) => {
    expect(validateSignup({ ...good, password, confirmPassword: password }, messages)).toEqual({ password: message });
  });

  it.each(['ada', 'ada@', 'ada@localhost', 'a da@example.com'])('refuses the address %j', (email) => {
    expect(validateSignup({ ...good, email }, messages)).toEqual({ email: 'Please enter a valid email address' });
  });
});
