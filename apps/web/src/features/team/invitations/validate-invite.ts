import { isEmail, type Role } from '@evenway/contract';

export type InviteValues = {
  email: string;
  role: Role;
};

export const emptyInvite: InviteValues = { email: '', role: 'ORG_USER' };

export function validateInvite(
  { email }: InviteValues,
  messages: { readonly emailRequired: string; readonly emailInvalid: string },
): { email?: string } {
  if (email.trim() === '') return { email: messages.emailRequired };
  return isEmail(email) ? {} : { email: messages.emailInvalid };
}
