import { describe, expect, it } from 'vitest';
import { validateEmail } from './validate-email.ts';
import { validationTexts } from './validation-messages.ts';

describe('forgotten password', () => {
  it.each([
    ['  ', { email: 'Please enter your email address' }],
    ['ada', { email: 'Please enter a valid email address' }],
    [' ada@example.com ', {}],
  ])('judges %j', (email, errors) => {
    expect(validateEmail({ email }, validationTexts.en)).toEqual(errors);
  });
});
