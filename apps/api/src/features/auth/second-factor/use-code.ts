import { unseal } from '../../../platform/crypto/seal.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { databaseTime } from '../../../platform/database/database-time.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { limits } from '../../../platform/limits/limits.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { UserRow } from '../../users/user-repository.ts';
import { countCode, forgetCodes, type TriedFrom, tellOfGuessedCodes } from './code-tries.ts';
import { RECOVERY_CODE_USED_MAIL } from './mails/recovery-code-used.ts';
import { hashRecoveryCode, isAppCode, plain } from './recovery-codes.ts';
import { countRecoveryCodes, findAuthenticator, takeRecoveryCode, takeStep } from './second-factor-repository.ts';
import { stepsOfCode } from './totp.ts';

/**
 * Checks a code of the authenticator app or a recovery code, and consumes it. Wrong codes of an app are counted per
 * person, wherever they are entered. Recovery codes are too long to be guessed, so they are the way in while somebody
 * else tries codes: they are only counted per client.
 */
export async function useCode(platform: Platform, user: UserRow, typed: string, from: TriedFrom): Promise<void> {
  const { database, limits: rateLimits } = platform;
  if (!isAppCode(typed)) {
    await rateLimits.consumePerClient(limits.recoveryCodePerClient, from.address);
    if (!(await database.transaction((tx) => isRecoveryCode(tx, user, hashRecoveryCode(typed)))))
      throw new AppError('wrong_code');
    return;
  }
  const isLast = await countCode(rateLimits, user.id, from);
  if (!(await database.transaction((tx) => isCodeOfApp(tx, platform, user.id, plain(typed), 'confirmed')))) {
    if (isLast) await tellOfGuessedCodes(platform, user);
    throw new AppError('wrong_code');
  }
  await forgetCodes(rateLimits, user.id, from);
}

/** `confirmed`: an app in use; `new`: one that is being set up. */
export async function isCodeOfApp(
  db: Queryable,
  { keys }: Platform,
  userId: string,
  code: string,
  state: 'confirmed' | 'new',
): Promise<boolean> {
  const app = await findAuthenticator(db, userId);
  if (!app || (app.confirmedAt !== null) !== (state === 'confirmed')) return false;
  const secret = unseal(keys.stored, userId, app.sealedSecret);
  if (!secret) return false;
  const steps = stepsOfCode(secret, code, await databaseTime(db));
  for (const step of steps) {
    if (await takeStep(db, userId, step)) return true;
  }
  return false;
}

async function isRecoveryCode(tx: Transaction, user: UserRow, codeHash: string): Promise<boolean> {
  if (!(await takeRecoveryCode(tx, user.id, codeHash))) return false;
  const { email: recipient, language, firstName } = user;
  const left = String(await countRecoveryCodes(tx, user.id));
  await enqueueMail(tx, { recipient, template: RECOVERY_CODE_USED_MAIL, language, params: { firstName, left } });
  return true;
}
