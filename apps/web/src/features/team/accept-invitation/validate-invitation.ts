import { type AccountValues, type FieldErrors, validatePerson } from '../../../shared/account-form/validate-account.ts';
import type { ValidationMessages } from '../../../shared/account-form/validation-messages.ts';

export function validateInvitation(values: AccountValues, say: ValidationMessages): FieldErrors<AccountValues> {
  const errors = validatePerson(values, say);
  if (!values.termsAgreed) errors.termsAgreed = say.termsRequired;
  return errors;
}
