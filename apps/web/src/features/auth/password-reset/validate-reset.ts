import { PASSWORD_MIN_LENGTH } from '@evenway/contract';
import type { FieldErrors } from '../../../shared/account-form/validate-account.ts';
import type { ValidationMessages } from '../../../shared/account-form/validation-messages.ts';

export type ResetValues = {
  newPassword: string;
  confirmPassword: string;
};

export function validateReset(values: ResetValues, say: ValidationMessages): FieldErrors<ResetValues> {
  const errors: FieldErrors<ResetValues> = {};
  if (!values.newPassword) errors.newPassword = say.newPasswordMissing;
  else if (values.newPassword.length < PASSWORD_MIN_LENGTH) errors.newPassword = say.newPasswordTooShort;
  if (values.confirmPassword !== values.newPassword) errors.confirmPassword = say.passwordsDiffer;
  return errors;
}
