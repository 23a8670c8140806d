import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  Acknowledgement,
  Email,
  InvitationInfo,
  LinkToken,
  OrganizationName,
  PasswordDigest,
  PendingInvitation,
  PersonName,
  Role,
  SessionUser,
  type SignInProvider,
  Token,
  VerifiedEmail,
} from '../entities.ts';

const byToken = z.strictObject({ token: LinkToken });
const invitationToken = z.strictObject({ token: z.optional(LinkToken) });

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  summary: 'Create an organization and its admin, and mail a verification link',
  body: z
    .strictObject({
      firstName: PersonName,
      lastName: PersonName,
      email: Email,
      password: PasswordDigest,
      subscriptionType: z.literal('ORG_ADMIN'),
      organizationName: z.optional(OrganizationName),
      inviteToken: z.optional(LinkToken),
    })
    // Someone with an invitation joins its organization instead of naming one.
    .check(
      z.refine((body) => body.inviteToken !== undefined || body.organizationName !== undefined, {
        path: ['organizationName'],
      }),
    ),
  response: Acknowledgement,
  fallback: 'Signup failed',
});

export const logIn = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Sign in with email and password; sets the session cookie',
  body: z.strictObject({ email: Email, password: PasswordDigest }),
  response: Token,
  fallback: 'Login failed',
});

export const signUpInvited = endpoint({
  method: 'POST',
  path: '/auth/signup/invitation',
  access: 'public',
  summary: 'Create an account from an invitation',
  body: z.strictObject({
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    password: PasswordDigest,
    token: LinkToken,
  }),
  response: Acknowledgement,
  fallback: 'Signup failed',
});

const providerRedirect = <P extends SignInProvider, A extends 'signup' | 'login' | 'confirm'>(provider: P, action: A) =>
  endpoint({
    method: 'GET',
    path: `/auth/${provider}/${action}`,
    access: 'public',
    summary: `Send the browser to ${provider === 'google' ? 'Google' : 'Facebook'} (${action})`,
    answer: 'redirect',
    status: 302,
    query: action === 'signup' ? invitationToken : z.strictObject({}),
    response: z.string(),
    fallback: `${provider === 'google' ? 'Google' : 'Facebook'} authentication failed. Please try again.`,
  });

export const signUpWithGoogle = providerRedirect('google', 'signup');
export const signUpWithFacebook = providerRedirect('facebook', 'signup');
export const logInWithGoogle = providerRedirect('google', 'login');
export const logInWithFacebook = providerRedirect('facebook', 'login');
/** A fresh sign-in of someone signed in, which proves who asks for a change of address. Ends on the account screen. */
export const confirmWithGoogle = providerRedirect('google', 'confirm');
export const confirmWithFacebook = providerRedirect('facebook', 'confirm');

const providerCallback = <P extends SignInProvider>(provider: P) =>
  endpoint({
    method: 'GET',
    path: `/auth/${provider}/callback`,
    access: 'public',
    summary: `Where ${provider === 'google' ? 'Google' : 'Facebook'} sends the browser back to`,
    answer: 'redirect',
    status: 302,
    // Providers add parameters of their own; what matters is checked against what was sent.
    query: z.looseObject({}),
    response: z.string(),
    fallback: `${provider === 'google' ? 'Google' : 'Facebook'} authentication failed. Please try again.`,
  });

export const returnFromGoogle = providerCallback('google');
export const returnFromFacebook = providerCallback('facebook');

export const validateToken = endpoint({
  method: 'GET',
  path: '/auth/validate',
  access: 'bearer',
  summary: 'Tell whose token this is',
  response: SessionUser,
  fallback: 'Token validation failed',
});

export const logOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  summary: 'End every session of the signed-in user',
  response: Acknowledgement,
  fallback: 'Logout failed',
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/user/verify',
  access: 'public',
  summary: 'Confirm an email address with the token of a mailed link',
  query: byToken,
  response: VerifiedEmail,
  fallback: 'Email verification failed',
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/user/verify/resend',
  access: 'public',
  summary: 'Mail a new verification link; answers the same for every address',
  body: z.strictObject({ email: Email }),
  response: Acknowledgement,
  fallback: 'Failed to resend verification email',
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/user/forgot-password',
  access: 'public',
  summary: 'Mail a password reset link; answers the same for every address',
  body: z.strictObject({ email: Email }),
  response: Acknowledgement,
  fallback: 'Failed to send password reset email',
});

export const checkResetLink = endpoint({
  method: 'GET',
  path: '/user/reset-password',
  access: 'public',
  summary: 'Whether a mailed reset link still works, without using it up',
  query: byToken,
  response: Acknowledgement,
  fallback: 'Failed to check the reset link',
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/reset-password',
  access: 'public',
  summary: 'Set a new password with the token of a mailed link',
  query: byToken,
  body: z.strictObject({ newPassword: PasswordDigest }),
  response: Acknowledgement,
  fallback: 'Failed to reset password',
});

export const inviteUser = endpoint({
  method: 'POST',
  path: '/auth/invitations',
  access: 'admin',
  summary: 'Invite an address into the organization',
  query: z.strictObject({ email: Email, role: Role }),
  response: PendingInvitation,
  fallback: 'Failed to invite user',
});

export const listPendingInvitations = endpoint({
  method: 'GET',
  path: '/auth/invitations/pending',
  access: 'member',
  summary: 'Invitations that were not accepted yet',
  response: z.array(PendingInvitation),
  fallback: 'Failed to fetch pending invitations',
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/auth/invitations/resend',
  access: 'admin',
  summary: 'Mail an invitation again, with a new link',
  query: z.strictObject({ email: Email }),
  response: PendingInvitation,
  fallback: 'Failed to resend invitation',
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/auth/invitations',
  access: 'admin',
  summary: 'Withdraw an open invitation; its link stops working. One that is gone already counts as withdrawn',
  query: z.strictObject({ email: Email }),
  response: Acknowledgement,
  fallback: 'Failed to revoke invitation',
});

export const getInvitationInfo = endpoint({
  method: 'GET',
  path: '/auth/invitations/info',
  access: 'public',
  summary: 'Whom an invitation is for, and who invites them into what',
  query: byToken,
  response: InvitationInfo,
  fallback: 'Failed to fetch invitation info',
});
