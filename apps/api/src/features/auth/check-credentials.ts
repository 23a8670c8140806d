import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUserByEmail, replacePasswordHash, type UserRow } from '../users/user-repository.ts';

/** The account with these credentials. Opens no session. */
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

/** The only time the password is known: rehash with the newest pepper. */
async function renewHash({ database, passwords }: Platform, user: UserRow, digest: string): Promise<void> {
  if (user.passwordHash === null || !passwords.isOutdated(user.passwordHash)) return;
  await replacePasswordHash(database, user.id, user.passwordHash, await passwords.hash(digest));
}
