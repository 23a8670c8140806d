import { del, get, post, put } from '../call.ts';
import type * as specs from '../schemas/calls/users.ts';

export const getSessionUser = get<typeof specs.getSessionUser>('/user/me', 'Failed to fetch user role');
export const refreshSession = post<typeof specs.refreshSession>('/user/me/refresh', 'Failed to refresh cookie');
export const listUsers = get<typeof specs.listUsers>('/users', 'Failed to fetch users');
export const getCurrentUser = get<typeof specs.getCurrentUser>('/user', 'Failed to fetch current user');
export const updatePersonalInfo = put<typeof specs.updatePersonalInfo>('/user/info', 'Failed to update personal info');
export const resendEmailChange = post<typeof specs.resendEmailChange>(
  '/user/email-change/resend',
  'Could not resend the confirmation email',
);
export const withdrawEmailChange = del<typeof specs.withdrawEmailChange>(
  '/user/email-change',
  'Could not withdraw the email change',
);
export const updateMailLanguage = put<typeof specs.updateMailLanguage>(
  '/user/mail-language',
  'Could not change the language of emails',
);
export const changePassword = post<typeof specs.changePassword>('/user/password', 'Failed to change password');
export const updateUserRole = put<typeof specs.updateUserRole>('/users/:id/role', 'Failed to update user role');
export const deleteUser = del<typeof specs.deleteUser>('/users/:id', 'Failed to delete user');
