import { type AccountValues, type FieldErrors, validatePerson } from '../../../shared/account-form/validate-account.ts';
import type { ValidationMessages } from '../../../shared/account-form/validation-messages.ts';

export function validateInvitation(values: AccountValues, messages: ValidationMessages): FieldErrors<AccountValues> {
  const errors = validatePerson(values, messages);
  if (!values.termsAgreed) errors.termsAgreed = messages.termsRequired;
  return errors;
}
