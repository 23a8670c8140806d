import { isEmail, PASSWORD_MIN_LENGTH, PASSWORD_PATTERN } from '@evenway/contract';
import type { ValidationMessages } from './validation-messages.ts';

/** What signup and invitation signup ask for alike. */
export type AccountValues = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  termsAgreed: boolean;
};

export type FieldErrors<V> = { [K in keyof V]?: string };

/** The person's own fields, in the order in which the form shows them. */
export function validatePerson(values: AccountValues, messages: ValidationMessages): FieldErrors<AccountValues> {
  const errors: FieldErrors<AccountValues> = {};
  if (!values.firstName.trim()) errors.firstName = messages.firstNameRequired;
  if (!values.lastName.trim()) errors.lastName = messages.lastNameRequired;
  if (!values.email.trim()) errors.email = messages.emailRequired;
  else if (!isEmail(values.email)) errors.email = messages.emailInvalid;
  return { ...errors, ...validatePassword(values, messages) };
}

function validatePassword(values: AccountValues, messages: ValidationMessages): FieldErrors<AccountValues> {
  const errors: FieldErrors<AccountValues> = {};
  if (values.password.length < PASSWORD_MIN_LENGTH) errors.password = messages.passwordTooShort;
  else if (!PASSWORD_PATTERN.test(values.password)) errors.password = messages.passwordTooPlain;
  if (values.confirmPassword !== values.password) errors.confirmPassword = messages.passwordsDiffer;
  return errors;
}
