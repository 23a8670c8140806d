import { PASSWORD_MIN_LENGTH } from '@evenway/contract';

export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
};

export const emptyPasswordChange: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Keys of the error texts. */
export type PasswordRefusal = 'currentRequired' | 'different' | 'tooShort';

/** The first error, or null. One is enough: the fields are cleared and filled in again in any case. */
export function refusePasswordChange(values: PasswordChange): PasswordRefusal | null {
  if (values.currentPassword === '') return 'currentRequired';
  if (values.newPassword !== values.confirmPassword) return 'different';
  return values.newPassword.length < PASSWORD_MIN_LENGTH ? 'tooShort' : null;
}
