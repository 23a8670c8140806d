import { PASSWORD_MIN_LENGTH } from '@evenway/contract';

export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
};

export const emptyPasswordChange: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface Messages {
  readonly currentRequired: string;
  readonly different: string;
  readonly tooShort: string;
}

/** The first thing that is wrong, or null. One is enough: the fields are emptied and filled in anew in any case. */
export function refusePasswordChange(values: PasswordChange, say: Messages): string | null {
  if (values.currentPassword === '') return say.currentRequired;
  if (values.newPassword !== values.confirmPassword) return say.different;
  return values.newPassword.length < PASSWORD_MIN_LENGTH ? say.tooShort : null;
}
