import { isEmail, type Role } from '@evenway/contract';

export type InviteValues = {
  email: string;
  role: Role;
};

export const emptyInvite: InviteValues = { email: '', role: 'ORG_USER' };

export function validateInvite(
  { email }: InviteValues,
  say: { readonly emailRequired: string; readonly emailInvalid: string },
): { email?: string } {
  if (email.trim() === '') return { email: say.emailRequired };
  return isEmail(email) ? {} : { email: say.emailInvalid };
}
