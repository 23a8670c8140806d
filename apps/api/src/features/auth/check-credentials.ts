import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUserByEmail, replacePasswordHash, type UserRow } from '../users/user-repository.ts';

/** Whose credentials these are. It opens nothing. */
export async function checkCredentials(
  platform: Platform,
  credentials: { email: string; passwordDigest: string },
): Promise<UserRow> {
  const user = await findUserByEmail(platform.database, credentials.email);
  const matches = await platform.passwords.matches(user?.passwordHash ?? null, credentials.passwordDigest);
  if (!user || !matches) throw new AppError('invalid_credentials');
  if (!user.emailVerifiedAt) throw new AppError('email_not_verified');
  await renewHash(platform, user, credentials.passwordDigest);
  return user;
}

/** The only time at which a password is known: what rests on an older pepper moves to the newest one. */
async function renewHash({ database, passwords }: Platform, user: UserRow, digest: string): Promise<void> {
  if (user.passwordHash === null || !passwords.isOutdated(user.passwordHash)) return;
  await replacePasswordHash(database, user.id, user.passwordHash, await passwords.hash(digest));
}
