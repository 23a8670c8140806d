import { unseal } from '../../../platform/crypto/seal.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { databaseTime } from '../../../platform/database/database-time.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { limits } from '../../../platform/limits/limits.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { UserRow } from '../../users/user-repository.ts';
import { RECOVERY_CODE_USED_MAIL } from './mails/recovery-code-used.ts';
import { hashRecoveryCode, isAppCode, plain } from './recovery-codes.ts';
import { countRecoveryCodes, findAuthenticator, takeRecoveryCode, takeStep } from './second-factor-repository.ts';
import { stepsOfCode } from './totp.ts';

/**
 * Checks a code of the authenticator app or a recovery code, and consumes it. Wrong ones are counted per person,
 * wherever they are entered.
 */
export async function useCode(platform: Platform, user: UserRow, typed: string): Promise<void> {
  await platform.limits.consume(limits.codePerUserAndDay, user.id);
  await platform.limits.consume(limits.codePerUser, user.id);
  const isRight = await platform.database.transaction((tx) =>
    isAppCode(typed)
      ? isCodeOfApp(tx, platform, user.id, plain(typed), 'confirmed')
      : isRecoveryCode(tx, user, hashRecoveryCode(typed)),
  );
  if (!isRight) throw new AppError('wrong_code');
  await platform.limits.forget(limits.codePerUser, user.id);
  await platform.limits.forget(limits.codePerUserAndDay, user.id);
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
