import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  Acknowledgement,
  CurrentUser,
  Email,
  Id,
  LinkToken,
  PasswordDigest,
  PersonName,
  Role,
  SessionUser,
  Token,
  User,
} from '../entities.ts';

const byId = z.strictObject({ id: Id });

export const getSessionUser = endpoint({
  method: 'GET',
  path: '/user/me',
  access: 'signedIn',
  summary: 'Role, user and organization of the session',
  response: SessionUser,
  fallback: 'Failed to fetch user role',
});

export const refreshSession = endpoint({
  method: 'POST',
  path: '/user/me/refresh',
  access: 'signedIn',
  summary: 'Prolong the session and renew the token',
  response: Token,
  fallback: 'Failed to refresh cookie',
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  access: 'member',
  summary: 'Members of the organization',
  response: z.array(User),
  fallback: 'Failed to fetch users',
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/user',
  access: 'signedIn',
  summary: 'The signed-in user in full',
  response: CurrentUser,
  fallback: 'Failed to fetch current user',
});

export const updatePersonalInfo = endpoint({
  method: 'PUT',
  path: '/user/info',
  access: 'signedIn',
  summary: 'Change names at once, and the email address once it is confirmed',
  body: z.strictObject({
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    /** Of an account that has a password, when the address is another one. */
    currentPassword: z.optional(PasswordDigest),
    /** Of an account without one: the current address gets a link, and nothing goes on before it is used. */
    approveByEmail: z.optional(z.boolean()),
  }),
  response: CurrentUser,
  fallback: 'Failed to update personal info',
});

export const resendEmailChange = endpoint({
  method: 'POST',
  path: '/user/email-change/resend',
  access: 'signedIn',
  summary: 'Mail a new link to the address that waits for its confirmation',
  response: CurrentUser,
  fallback: 'Failed to resend the confirmation email',
});

export const withdrawEmailChange = endpoint({
  method: 'DELETE',
  path: '/user/email-change',
  access: 'signedIn',
  summary: 'Keep the present address; the link that was mailed stops working. Without a pending change nothing happens',
  response: CurrentUser,
  fallback: 'Failed to withdraw the email change',
});

export const approveEmailChange = endpoint({
  method: 'POST',
  path: '/user/email-change/approve',
  access: 'public',
  summary:
    'Approve a change of address with the token of the link mailed to the current one; the new one is mailed next',
  query: z.strictObject({ token: LinkToken }),
  response: Acknowledgement,
  fallback: 'Failed to approve the email change',
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/password',
  access: 'signedIn',
  summary: 'Change the password; other sessions end',
  body: z.strictObject({ oldPassword: PasswordDigest, newPassword: PasswordDigest }),
  response: Acknowledgement,
  fallback: 'Failed to change password',
});

export const updateUserRole = endpoint({
  method: 'PUT',
  path: '/users/:id/role',
  access: 'admin',
  summary: 'Change the role of another member',
  params: byId,
  body: z.strictObject({ role: Role }),
  response: User,
  fallback: 'Failed to update user role',
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/:id',
  access: 'admin',
  summary: 'Remove another member and delete the account',
  params: byId,
  response: Acknowledgement,
  fallback: 'Failed to delete user',
});
