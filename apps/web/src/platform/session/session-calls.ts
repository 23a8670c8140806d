import { getSessionUser, logIn, refreshSession, type SessionUser } from '@evenway/contract';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { digestPassword } from '../password-digest.ts';
import { keepToken } from './stored-token.ts';
import { readTokenClaims } from './token-claims.ts';

/** The server accepted the credentials but could not say who signed in. */
export class UnknownUserError extends Error {
  override readonly name = 'UnknownUserError';
}

/** The signed-in user, or null if nobody is. */
export async function fetchSessionUser(): Promise<SessionUser | null> {
  try {
    const user = await call(getSessionUser, {});
    return user.role ? user : null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export interface Credentials {
  readonly email: string;
  /** What was typed. */
  readonly password: string;
}

export async function sendPassword({ email, password }: Credentials): Promise<{ token: string }> {
  return call(logIn, { body: { email: email.trim(), password: await digestPassword(password) } });
}

/** The person who has just signed in, in any way; stores the token. */
export async function beginSession({ token }: { token: string }): Promise<SessionUser> {
  const { userId, orgId, role, sub: email } = readTokenClaims(token);
  keepToken(token);
  // The sign-in succeeded: if this request fails, the new token has the same information.
  const user = await fetchSessionUser().catch(() => ({ userId, orgId, role, email }));
  if (!user?.role) throw new UnknownUserError('Failed to get user data');
  return user;
}

export async function prolongSession(): Promise<void> {
  const { token } = await call(refreshSession, {});
  keepToken(token);
}
