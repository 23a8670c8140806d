import { type AccountValues, type FieldErrors, validatePerson } from '../../../shared/account-form/validate-account.ts';
import type { ValidationMessages } from '../../../shared/account-form/validation-messages.ts';

export type SignupValues = AccountValues & { organizationName: string };

export const emptySignup: SignupValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  organizationName: '',
  termsAgreed: false,
};

export function validateSignup(values: SignupValues, messages: ValidationMessages): FieldErrors<SignupValues> {
  const errors: FieldErrors<SignupValues> = validatePerson(values, messages);
  if (!values.organizationName.trim()) errors.organizationName = messages.organizationRequired;
  if (!values.termsAgreed) errors.termsAgreed = messages.termsRequired;
  return errors;
}
