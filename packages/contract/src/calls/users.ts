// Written by `npm run generate` from ../schemas/endpoints.
import { del, get, post, put } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/users.ts';

export const getSessionUser = get<typeof endpoints.getSessionUser>("/user/me", "Failed to fetch user role");
export const refreshSession = post<typeof endpoints.refreshSession>("/user/me/refresh", "Failed to refresh cookie");
export const listUsers = get<typeof endpoints.listUsers>("/users", "Failed to fetch users");
export const getCurrentUser = get<typeof endpoints.getCurrentUser>("/user", "Failed to fetch current user");
export const updatePersonalInfo = put<typeof endpoints.updatePersonalInfo>("/user/info", "Failed to update personal info");
export const resendEmailChange = post<typeof endpoints.resendEmailChange>("/user/email-change/resend", "Could not resend the confirmation email");
export const withdrawEmailChange = del<typeof endpoints.withdrawEmailChange>("/user/email-change", "Could not withdraw the email change");
export const updateMailLanguage = put<typeof endpoints.updateMailLanguage>("/user/mail-language", "Could not change the language of emails");
export const changePassword = post<typeof endpoints.changePassword>("/user/password", "Failed to change password");
export const updateUserRole = put<typeof endpoints.updateUserRole>("/users/:id/role", "Failed to update user role");
export const deleteUser = del<typeof endpoints.deleteUser>("/users/:id", "Failed to delete user");
