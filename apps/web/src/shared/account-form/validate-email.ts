import { isEmail } from '@evenway/contract';
import type { FieldErrors } from './validate-account.ts';
import type { ValidationMessages } from './validation-messages.ts';

export type EmailValues = {
  email: string;
};

/** For the forms that ask for nothing but an address: forgotten password and a new verification link. */
export function validateEmail(values: EmailValues, messages: ValidationMessages): FieldErrors<EmailValues> {
  if (!values.email.trim()) return { email: messages.emailMissing };
  return isEmail(values.email) ? {} : { email: messages.emailInvalid };
}
