import { PASSWORD_MIN_LENGTH } from '@evenway/contract';
import type { FieldErrors } from '../../../shared/account-form/validate-account.ts';
import type { ValidationMessages } from '../../../shared/account-form/validation-messages.ts';

export type ResetValues = {
  newPassword: string;
  confirmPassword: string;
};

export function validateReset(values: ResetValues, messages: ValidationMessages): FieldErrors<ResetValues> {
  const errors: FieldErrors<ResetValues> = {};
  if (!values.newPassword) errors.newPassword = messages.newPasswordMissing;
  else if (values.newPassword.length < PASSWORD_MIN_LENGTH) errors.newPassword = messages.newPasswordTooShort;
  if (values.confirmPassword !== values.newPassword) errors.confirmPassword = messages.passwordsDiffer;
  return errors;
}
