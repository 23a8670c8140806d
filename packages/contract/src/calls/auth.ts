// Written by `npm run generate` from ../schemas/endpoints.
import { del, get, post } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/auth.ts';

export const signUp = post<typeof endpoints.signUp>("/auth/signup", "Signup failed");
export const logIn = post<typeof endpoints.logIn>("/auth/login", "Login failed");
export const signUpInvited = post<typeof endpoints.signUpInvited>("/auth/signup/invitation", "Signup failed");
export const signUpWithGoogle = get<typeof endpoints.signUpWithGoogle>("/auth/google/signup", "Google authentication failed. Please try again.", {"answer":"redirect"});
export const signUpWithFacebook = get<typeof endpoints.signUpWithFacebook>("/auth/facebook/signup", "Facebook authentication failed. Please try again.", {"answer":"redirect"});
export const logInWithGoogle = get<typeof endpoints.logInWithGoogle>("/auth/google/login", "Google authentication failed. Please try again.", {"answer":"redirect"});
export const logInWithFacebook = get<typeof endpoints.logInWithFacebook>("/auth/facebook/login", "Facebook authentication failed. Please try again.", {"answer":"redirect"});
export const confirmWithGoogle = get<typeof endpoints.confirmWithGoogle>("/auth/google/confirm", "Google authentication failed. Please try again.", {"answer":"redirect"});
export const confirmWithFacebook = get<typeof endpoints.confirmWithFacebook>("/auth/facebook/confirm", "Facebook authentication failed. Please try again.", {"answer":"redirect"});
export const returnFromGoogle = get<typeof endpoints.returnFromGoogle>("/auth/google/callback", "Google authentication failed. Please try again.", {"answer":"redirect"});
export const returnFromFacebook = get<typeof endpoints.returnFromFacebook>("/auth/facebook/callback", "Facebook authentication failed. Please try again.", {"answer":"redirect"});
export const validateToken = get<typeof endpoints.validateToken>("/auth/validate", "Token validation failed", {"withToken":true});
export const logOut = post<typeof endpoints.logOut>("/auth/logout", "Logout failed");
export const verifyEmail = post<typeof endpoints.verifyEmail>("/user/verify", "Email verification failed");
export const resendVerification = post<typeof endpoints.resendVerification>("/user/verify/resend", "Failed to resend verification email");
export const forgotPassword = post<typeof endpoints.forgotPassword>("/user/forgot-password", "Failed to send password reset email");
export const checkResetLink = get<typeof endpoints.checkResetLink>("/user/reset-password", "Could not check the reset link");
export const resetPassword = post<typeof endpoints.resetPassword>("/user/reset-password", "Failed to reset password");
export const inviteUser = post<typeof endpoints.inviteUser>("/auth/invitations", "Failed to invite user");
export const listPendingInvitations = get<typeof endpoints.listPendingInvitations>("/auth/invitations/pending", "Failed to fetch pending invitations");
export const resendInvitation = post<typeof endpoints.resendInvitation>("/auth/invitations/resend", "Failed to resend invitation");
export const revokeInvitation = del<typeof endpoints.revokeInvitation>("/auth/invitations", "Could not revoke invitation");
export const getInvitationInfo = get<typeof endpoints.getInvitationInfo>("/auth/invitations/info", "Failed to fetch invitation info");
