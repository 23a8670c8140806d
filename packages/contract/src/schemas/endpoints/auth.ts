import * as z from 'zod/mini';
import { endpoint, SHOWS } from '../endpoint.ts';
import {
  Acknowledgement,
  Email,
  InvitationInfo,
  LinkToken,
  LinkUsed,
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
const PROVIDER_NAMES = { google: 'Google', facebook: 'Facebook' } as const;
const failed = (provider: SignInProvider) => ({
  fallback: `${PROVIDER_NAMES[provider]} authentication failed. Please try again.`,
  fallbackFr: `La connexion avec ${PROVIDER_NAMES[provider]} a échoué. Veuillez réessayer.`,
});
const invitationToken = z.strictObject({ token: z.optional(LinkToken) });

export const signUp = endpoint('POST /auth/signup', {
  fallback: 'Signup failed',
  fallbackFr: 'La création du compte a échoué',
  access: 'public',
  event: 'member.joined',
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
    // Someone with an invitation joins its organization instead of creating one.
    .check(
      z.refine((body) => body.inviteToken !== undefined || body.organizationName !== undefined, {
        path: ['organizationName'],
      }),
    ),
  response: Acknowledgement,
});

export const logIn = endpoint('POST /auth/login', {
  fallback: 'Login failed',
  fallbackFr: 'La connexion a échoué',
  access: 'public',
  event: 'session.opened',
  summary: 'Sign in with email and password; sets the session cookie',
  body: z.strictObject({ email: Email, password: PasswordDigest }),
  response: Token,
});

export const signUpInvited = endpoint('POST /auth/signup/invitation', {
  fallback: 'Signup failed',
  fallbackFr: 'La création du compte a échoué',
  access: 'public',
  event: 'member.joined',
  summary: 'Create an account from an invitation',
  body: z.strictObject({
    firstName: PersonName,
    lastName: PersonName,
    email: Email,
    password: PasswordDigest,
    token: LinkToken,
  }),
  response: Acknowledgement,
});

const providerRedirect = (provider: SignInProvider, action: 'signup' | 'login' | 'confirm') =>
  endpoint(`GET /auth/${provider}/${action}`, {
    answer: 'redirect',
    ...failed(provider),
    access: 'public',
    // A new sign-in of a signed-in person, which confirms that it is them. Opened in a window of its own.
    ...(action === 'confirm' && { readsSession: true }),
    summary: `Send the browser to ${PROVIDER_NAMES[provider]} (${action})`,
    status: 302,
    query: action === 'signup' ? invitationToken : z.strictObject({}),
    response: z.string(),
  });

export const signUpWithGoogle = providerRedirect('google', 'signup');
export const signUpWithFacebook = providerRedirect('facebook', 'signup');
export const logInWithGoogle = providerRedirect('google', 'login');
export const logInWithFacebook = providerRedirect('facebook', 'login');
export const confirmWithGoogle = providerRedirect('google', 'confirm');
export const confirmWithFacebook = providerRedirect('facebook', 'confirm');

const providerCallback = (provider: SignInProvider) =>
  endpoint(`GET /auth/${provider}/callback`, {
    answer: 'redirect',
    ...failed(provider),
    access: 'public',
    readsSession: true,
    event: 'session.opened',
    otherEvents: ['session.confirmed', 'member.joined'],
    summary: `Where ${PROVIDER_NAMES[provider]} sends the browser back to`,
    status: 302,
    // Providers add their own parameters; what matters is checked against what was sent.
    query: z.looseObject({}),
    response: z.string(),
  });

export const returnFromGoogle = providerCallback('google');
export const returnFromFacebook = providerCallback('facebook');

export const validateToken = endpoint('GET /auth/validate', {
  fallback: 'Token validation failed',
  fallbackFr: 'La vérification de la connexion a échoué',
  access: 'bearer',
  summary: 'Tell whose token this is',
  response: SessionUser,
});

export const logOut = endpoint('POST /auth/logout', {
  fallback: 'Logout failed',
  fallbackFr: 'La déconnexion a échoué',
  access: 'public',
  readsSession: true,
  inSingleSignOn: true,
  event: 'session.closed',
  summary: 'End every session of the signed-in user',
  response: Acknowledgement,
});

export const verifyEmail = endpoint('POST /user/verify', {
  fallback: 'Email verification failed',
  fallbackFr: 'La confirmation de l’adresse e-mail a échoué',
  access: 'public',
  event: 'account.verified',
  summary: 'Confirm an email address with the token of a mailed link',
  query: byToken,
  response: VerifiedEmail,
});

export const resendVerification = endpoint('POST /user/verify/resend', {
  fallback: 'Failed to resend verification email',
  fallbackFr: 'L’e-mail de confirmation n’a pas pu être renvoyé',
  access: 'public',
  unrecorded: 'anyone may ask it of any address; the entry is written when the mailed link is used',
  summary: 'Mail a new verification link; answers the same for every address',
  body: z.strictObject({ email: Email }),
  response: Acknowledgement,
});

export const forgotPassword = endpoint('POST /user/forgot-password', {
  fallback: 'Failed to send password reset email',
  fallbackFr: 'L’e-mail de réinitialisation n’a pas pu être envoyé',
  access: 'public',
  unrecorded: 'anyone may ask it of any address; the entry is written when the mailed link is used',
  summary: 'Mail a password reset link; answers the same for every address',
  body: z.strictObject({ email: Email }),
  response: Acknowledgement,
});

export const checkResetLink = endpoint('GET /user/reset-password', {
  fallback: 'Could not check the reset link',
  fallbackFr: 'Le lien de réinitialisation n’a pas pu être vérifié',
  access: 'public',
  summary: 'Whether a mailed reset link still works, without using it up',
  query: byToken,
  response: Acknowledgement,
});

export const resetPassword = endpoint('POST /user/reset-password', {
  fallback: 'Failed to reset password',
  fallbackFr: 'Le mot de passe n’a pas pu être réinitialisé',
  access: 'public',
  event: 'account.password_reset',
  summary: 'Set a new password with the token of a mailed link',
  query: byToken,
  body: z.strictObject({ newPassword: PasswordDigest }),
  response: LinkUsed,
});

export const inviteUser = endpoint('POST /auth/invitations', {
  fallback: 'Failed to invite user',
  fallbackFr: 'L’invitation n’a pas pu être envoyée',
  access: 'admin',
  stepUp: { ask: 'recent', when: 'the invitation is for an admin' },
  event: 'invitation.sent',
  summary: 'Invite an address into the organization',
  query: z.strictObject({ email: Email, role: Role }),
  response: PendingInvitation,
});

export const listPendingInvitations = endpoint('GET /auth/invitations/pending', {
  fallback: 'Failed to fetch pending invitations',
  fallbackFr: 'Les invitations en attente n’ont pas pu être chargées',
  access: 'member',
  noStepUp: SHOWS,
  unrecorded: 'every member sees it on the team screen',
  summary: 'Invitations that were not accepted yet',
  response: z.array(PendingInvitation),
});

export const resendInvitation = endpoint('POST /auth/invitations/resend', {
  fallback: 'Failed to resend invitation',
  fallbackFr: 'L’invitation n’a pas pu être renvoyée',
  access: 'admin',
  stepUp: { ask: 'recent', when: 'the invitation is for an admin' },
  event: 'invitation.resent',
  summary: 'Mail an invitation again, with a new link',
  query: z.strictObject({ email: Email }),
  response: PendingInvitation,
});

export const revokeInvitation = endpoint('DELETE /auth/invitations', {
  fallback: 'Could not revoke invitation',
  fallbackFr: 'L’invitation n’a pas pu être retirée',
  access: 'admin',
  noStepUp: 'it takes access away, which must not wait',
  event: 'invitation.withdrawn',
  summary: 'Withdraw an open invitation; its link stops working. One that is gone already counts as withdrawn',
  query: z.strictObject({ email: Email }),
  response: Acknowledgement,
});

export const getInvitationInfo = endpoint('GET /auth/invitations/info', {
  fallback: 'Failed to fetch invitation info',
  fallbackFr: 'L’invitation n’a pas pu être lue',
  access: 'public',
  summary: 'Whom an invitation is for, and who invites them into what',
  query: byToken,
  response: InvitationInfo,
});
