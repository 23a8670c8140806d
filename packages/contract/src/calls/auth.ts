import { del, get, post } from '../call.ts';
import type * as specs from '../schemas/calls/auth.ts';

const GOOGLE_FAILED = 'Google authentication failed. Please try again.';
const FACEBOOK_FAILED = 'Facebook authentication failed. Please try again.';
const redirect = { answer: 'redirect' } as const;

export const signUp = post<typeof specs.signUp>('/auth/signup', 'Signup failed');
export const logIn = post<typeof specs.logIn>('/auth/login', 'Login failed');
export const signUpInvited = post<typeof specs.signUpInvited>('/auth/signup/invitation', 'Signup failed');

export const signUpWithGoogle = get<typeof specs.signUpWithGoogle>('/auth/google/signup', GOOGLE_FAILED, redirect);
export const signUpWithFacebook = get<typeof specs.signUpWithFacebook>(
  '/auth/facebook/signup',
  FACEBOOK_FAILED,
  redirect,
);
export const logInWithGoogle = get<typeof specs.logInWithGoogle>('/auth/google/login', GOOGLE_FAILED, redirect);
export const logInWithFacebook = get<typeof specs.logInWithFacebook>('/auth/facebook/login', FACEBOOK_FAILED, redirect);
/** A new sign-in of a signed-in person, which confirms that it is them. Opened in a window of its own. */
export const confirmWithGoogle = get<typeof specs.confirmWithGoogle>('/auth/google/confirm', GOOGLE_FAILED, redirect);
export const confirmWithFacebook = get<typeof specs.confirmWithFacebook>(
  '/auth/facebook/confirm',
  FACEBOOK_FAILED,
  redirect,
);
export const returnFromGoogle = get<typeof specs.returnFromGoogle>('/auth/google/callback', GOOGLE_FAILED, redirect);
export const returnFromFacebook = get<typeof specs.returnFromFacebook>(
  '/auth/facebook/callback',
  FACEBOOK_FAILED,
  redirect,
);

export const validateToken = get<typeof specs.validateToken>('/auth/validate', 'Token validation failed', {
  withToken: true,
});
export const logOut = post<typeof specs.logOut>('/auth/logout', 'Logout failed');
export const verifyEmail = post<typeof specs.verifyEmail>('/user/verify', 'Email verification failed');
export const resendVerification = post<typeof specs.resendVerification>(
  '/user/verify/resend',
  'Failed to resend verification email',
);
export const forgotPassword = post<typeof specs.forgotPassword>(
  '/user/forgot-password',
  'Failed to send password reset email',
);
export const checkResetLink = get<typeof specs.checkResetLink>(
  '/user/reset-password',
  'Could not check the reset link',
);
export const resetPassword = post<typeof specs.resetPassword>('/user/reset-password', 'Failed to reset password');
export const inviteUser = post<typeof specs.inviteUser>('/auth/invitations', 'Failed to invite user');
export const listPendingInvitations = get<typeof specs.listPendingInvitations>(
  '/auth/invitations/pending',
  'Failed to fetch pending invitations',
);
export const resendInvitation = post<typeof specs.resendInvitation>(
  '/auth/invitations/resend',
  'Failed to resend invitation',
);
export const revokeInvitation = del<typeof specs.revokeInvitation>('/auth/invitations', 'Could not revoke invitation');
export const getInvitationInfo = get<typeof specs.getInvitationInfo>(
  '/auth/invitations/info',
  'Failed to fetch invitation info',
);
