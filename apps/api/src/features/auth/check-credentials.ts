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
  if (user.passwordHash === null || !platform.passwords.isOutdated(user.passwordHash)) return user;
  // The only time the password is known: rehash with the newest pepper.
  const passwordHash = await platform.passwords.hash(credentials.passwordDigest);
  const isReplaced = await replacePasswordHash(platform.database, user.id, user.passwordHash, passwordHash);
  // Another sign-in may have renewed it meanwhile, or the password may be another one by now.
  return isReplaced ? { ...user, passwordHash } : checkCredentials(platform, credentials);
}
