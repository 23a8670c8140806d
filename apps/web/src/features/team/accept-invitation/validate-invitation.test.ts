import { describe, expect, it } from 'vitest';
import { validationTexts } from '../../../shared/account-form/validation-messages.ts';
import { validateInvitation } from './validate-invitation.ts';

const messages = validationTexts.en;
const good = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'engine1843!',
  confirmPassword: 'engine1843!',
  termsAgreed: true,
};
const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '', termsAgreed: false };

describe('invitation signup', () => {
  it('follows the same rules without an organization', () => {
    expect(validateInvitation(good, messages)).toEqual({});
    expect(validateInvitation(empty, messages)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      password: 'Password must be at least 8 characters',
      termsAgreed: 'You must agree to the Terms of Service and Privacy Policy',
    });
  });
});
