import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { signAccessToken } from '../../platform/sessions/access-token.ts';
import { createSession, endSessionBySecret, rememberToken } from '../../platform/sessions/session-repository.ts';
import { findUserByEmail, type UserRow } from '../users/user-repository.ts';

export interface OpenedSession {
  readonly secret: string;
  readonly token: string;
}

/** Checks the credentials and opens a session; the one the browser had before, if any, ends. */
export async function logIn(
  platform: Platform,
  credentials: { email: string; passwordDigest: string },
  previousSecret: string | undefined,
): Promise<OpenedSession> {
  const user = await findUserByEmail(platform.database, credentials.email);
  const matches = await platform.passwords.matches(user?.passwordHash ?? null, credentials.passwordDigest);
  if (!user || !matches) throw new AppError('invalid_credentials');
  if (!user.emailVerifiedAt) throw new AppError('email_not_verified');
  return openSession(platform, user, previousSecret);
}

async function openSession(
  platform: Platform,
  user: UserRow,
  previousSecret: string | undefined,
): Promise<OpenedSession> {
  const identity = { userId: user.id, orgId: user.organizationId, role: user.role, email: user.email };
  const token = await signAccessToken(platform.keys.token, identity);
  return platform.database.transaction(async (tx) => {
    if (previousSecret) await endSessionBySecret(tx, previousSecret);
    const { sessionId, secret } = await createSession(tx, user.id);
    await rememberToken(tx, sessionId, token);
    return { secret, token };
  });
}
