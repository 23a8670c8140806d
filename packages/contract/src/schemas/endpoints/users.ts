import * as z from 'zod/mini';
import { endpoint, SHOWS } from '../endpoint.ts';
import {
  Acknowledgement,
  CurrentUser,
  Email,
  Id,
  Language,
  PasswordDigest,
  PersonName,
  Role,
  SessionUser,
  Token,
  User,
} from '../entities.ts';

const byId = z.strictObject({ id: Id });

export const getSessionUser = endpoint('GET /user/me', {
  fallback: 'Failed to fetch user role',
  fallbackFr: 'Votre rôle n’a pas pu être chargé',
  access: 'signedIn',
  whileClosed: true,
  inSingleSignOn: true,
  summary: 'Role, user and organization of the session',
  response: SessionUser,
});

export const refreshSession = endpoint('POST /user/me/refresh', {
  fallback: 'Failed to refresh cookie',
  fallbackFr: 'La session n’a pas pu être prolongée',
  access: 'signedIn',
  noStepUp: 'a session ends at its time, however often it is extended',
  inSingleSignOn: true,
  unrecorded: 'it prolongs a session that is open, and browsers ask for it every few minutes',
  whileClosed: true,
  summary: 'Extend the session and renew the token',
  response: Token,
});

export const listUsers = endpoint('GET /users', {
  fallback: 'Failed to fetch users',
  fallbackFr: 'Les membres n’ont pas pu être chargés',
  access: 'member',
  noStepUp: SHOWS,
  unrecorded: 'every member sees it on the team screen',
  summary: 'Members of the organization',
  response: z.array(User),
});

export const getCurrentUser = endpoint('GET /user', {
  fallback: 'Failed to fetch current user',
  fallbackFr: 'Votre compte n’a pas pu être chargé',
  access: 'signedIn',
  inSingleSignOn: true,
  summary: 'The signed-in user in full',
  response: CurrentUser,
});

export const updatePersonalInfo = endpoint('PUT /user/info', {
  fallback: 'Failed to update personal info',
  fallbackFr: 'Vos informations n’ont pas pu être enregistrées',
  access: 'signedIn',
  stepUp: { ask: 'always', when: 'the email address is another one' },
  event: 'account.updated',
  summary: 'Change names at once, and the email address once it is confirmed',
  body: z.strictObject({ firstName: PersonName, lastName: PersonName, email: Email }),
  response: CurrentUser,
});

export const resendEmailChange = endpoint('POST /user/email-change/resend', {
  fallback: 'Could not resend the confirmation email',
  fallbackFr: 'L’e-mail de confirmation n’a pas pu être renvoyé',
  access: 'signedIn',
  noStepUp: 'the person who asked for the address confirmed',
  event: 'account.email_mailed',
  summary: 'Mail a new link to the address that waits for its confirmation',
  response: CurrentUser,
});

export const withdrawEmailChange = endpoint('DELETE /user/email-change', {
  fallback: 'Could not withdraw the email change',
  fallbackFr: 'Le changement d’adresse n’a pas pu être annulé',
  access: 'signedIn',
  noStepUp: 'the address stays as it is',
  event: 'account.email_withdrawn',
  summary: 'Withdraw the change of address; the mailed link stops working. Without a pending change nothing happens',
  response: CurrentUser,
});

export const updateMailLanguage = endpoint('PUT /user/mail-language', {
  fallback: 'Could not change the language of emails',
  fallbackFr: 'La langue des e-mails n’a pas pu être changée',
  access: 'signedIn',
  noStepUp: 'it can be changed back',
  inSingleSignOn: true,
  event: 'account.mail_language_changed',
  summary: 'Choose the language of the mails to the signed-in user',
  body: z.strictObject({ language: Language }),
  response: CurrentUser,
});

export const changePassword = endpoint('POST /user/password', {
  fallback: 'Failed to change password',
  fallbackFr: 'Le mot de passe n’a pas pu être changé',
  access: 'signedIn',
  stepUp: { ask: 'recent', when: 'the person has a second factor; the old password proves all others' },
  event: 'account.password_changed',
  summary: 'Change the password; other sessions end',
  body: z.strictObject({ oldPassword: PasswordDigest, newPassword: PasswordDigest }),
  response: Acknowledgement,
});

export const updateUserRole = endpoint('PUT /users/:id/role', {
  fallback: 'Failed to update user role',
  fallbackFr: 'Le rôle n’a pas pu être changé',
  access: 'admin',
  stepUp: 'recent',
  grave: { when: 'the member is an admin' },
  event: 'member.role_changed',
  summary: 'Change the role of another member',
  params: byId,
  body: z.strictObject({ role: Role }),
  response: User,
});

export const deleteUser = endpoint('DELETE /users/:id', {
  fallback: 'Failed to delete user',
  fallbackFr: 'Le membre n’a pas pu être retiré',
  access: 'admin',
  stepUp: 'recent',
  grave: { when: 'the member is an admin' },
  event: 'member.removed',
  summary: 'Remove another member. The account goes with its last organization',
  params: byId,
  response: Acknowledgement,
});
