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
export function validatePerson(values: AccountValues, say: ValidationMessages): FieldErrors<AccountValues> {
  const errors: FieldErrors<AccountValues> = {};
  if (!values.firstName.trim()) errors.firstName = say.firstNameRequired;
  if (!values.lastName.trim()) errors.lastName = say.lastNameRequired;
  if (!values.email.trim()) errors.email = say.emailRequired;
  else if (!isEmail(values.email)) errors.email = say.emailInvalid;
  return { ...errors, ...validatePassword(values, say) };
}

function validatePassword(values: AccountValues, say: ValidationMessages): FieldErrors<AccountValues> {
  const errors: FieldErrors<AccountValues> = {};
  if (values.password.length < PASSWORD_MIN_LENGTH) errors.password = say.passwordTooShort;
  else if (!PASSWORD_PATTERN.test(values.password)) errors.password = say.passwordTooPlain;
  if (values.confirmPassword !== values.password) errors.confirmPassword = say.passwordsDiffer;
  return errors;
}
