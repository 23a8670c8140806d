import { describe, expect, it } from 'vitest';
import { validationTexts } from '../../../shared/account-form/validation-messages.ts';
import { validateReset } from './validate-reset.ts';

describe('reset password', () => {
  it.each([
    ['', '', { newPassword: 'Please enter a new password' }],
    ['short', 'short', { newPassword: 'Password must be at least 8 characters long' }],
    ['long enough', 'long enouhg', { confirmPassword: 'Passwords do not match' }],
    ['long enough', 'long enough', {}],
  ])('judges %j and %j', (newPassword, confirmPassword, errors) => {
    expect(validateReset({ newPassword, confirmPassword }, validationTexts.en)).toEqual(errors);
  });
});
