import type { RecordChange } from '../../platform/audit/record.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUserByEmail, replacePasswordHash, type UserRow } from '../users/user-repository.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** Checks the credentials and opens a session; the one the browser had before, if any, ends. */
export async function logIn(
  platform: Platform,
  credentials: { email: string; passwordDigest: string },
  previousSecret: string | undefined,
  record: RecordChange,
): Promise<OpenedSession> {
  const user = await findUserByEmail(platform.database, credentials.email);
  const matches = await platform.passwords.matches(user?.passwordHash ?? null, credentials.passwordDigest);
  if (!user || !matches) throw new AppError('invalid_credentials');
  if (!user.emailVerifiedAt) throw new AppError('email_not_verified');
  await renewHash(platform, user, credentials.passwordDigest);
  return openSession(platform, user, previousSecret, { record, way: 'password' });
}

/** The only time at which a password is known: what rests on an older pepper moves to the newest one. */
async function renewHash({ database, passwords }: Platform, user: UserRow, digest: string): Promise<void> {
  if (user.passwordHash === null || !passwords.isOutdated(user.passwordHash)) return;
  await replacePasswordHash(database, user.id, user.passwordHash, await passwords.hash(digest));
}
