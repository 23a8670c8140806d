import { PASSWORD_MIN_LENGTH } from '@evenway/contract';

export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
};

export const emptyPasswordChange: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Names of the texts that say what is wrong. */
export type PasswordRefusal = 'currentRequired' | 'different' | 'tooShort';

/** The first thing that is wrong, or null. One is enough: the fields are emptied and filled in again in any case. */
export function refusePasswordChange(values: PasswordChange): PasswordRefusal | null {
  if (values.currentPassword === '') return 'currentRequired';
  if (values.newPassword !== values.confirmPassword) return 'different';
  return values.newPassword.length < PASSWORD_MIN_LENGTH ? 'tooShort' : null;
}
