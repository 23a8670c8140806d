import type { AuthenticatorSetup, RecoveryCodes } from '@evenway/contract';
import { encode } from 'uqr';
import { seal } from '../../../platform/crypto/seal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { confirmSession } from '../../../platform/sessions/session-repository.ts';
import { lockUser, type UserRow } from '../../users/user-repository.ts';
import { SECOND_FACTOR_CHANGED_MAIL, type SecondFactorChange } from './mails/second-factor-changed.ts';
import { deletePasskey } from './passkey-repository.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  deleteAuthenticator,
  deleteRecoveryCodes,
  markAuthenticatorConfirmed,
  noteSecondFactor,
  replaceRecoveryCodes,
  saveAuthenticator,
} from './second-factor-repository.ts';
import { base32, newTotpSecret, totpAddress } from './totp.ts';
import { isCodeOfApp } from './use-code.ts';

/** Shows a new secret, which has no effect until one of its codes is entered. */
export async function beginAuthenticator(platform: Platform, session: Session): Promise<AuthenticatorSetup> {
  const { database, keys, settings } = platform;
  const secret = newTotpSecret();
  const isSaved = await saveAuthenticator(database, session.userId, seal(keys.stored, session.userId, secret));
  if (!isSaved) throw new AppError('authenticator_exists');
  const uri = totpAddress(settings.BRAND_NAME, session.email, secret);
  return { secret: base32(secret), uri, qr: qrPath(uri) };
}

export async function confirmAuthenticator(
  tx: Transaction,
  platform: Platform,
  session: Session,
  code: string,
): Promise<RecoveryCodes> {
  const user = await requireUser(tx, session.userId);
  if (!(await isCodeOfApp(tx, platform, user.id, code, 'new'))) throw new AppError('wrong_code');
  if (!(await markAuthenticatorConfirmed(tx, user.id))) throw new AppError('setup_gone');
  return addedSecondFactor(tx, session, user, 'authenticator-added');
}

/** False if there was none in use. */
export async function removeAuthenticator(tx: Transaction, userId: string): Promise<boolean> {
  const user = await requireUser(tx, userId);
  if (!(await deleteAuthenticator(tx, userId))) return false;
  await removedSecondFactor(tx, user, 'authenticator-removed');
  return true;
}

export async function removePasskey(tx: Transaction, userId: string, passkeyId: string): Promise<boolean> {
  const user = await requireUser(tx, userId);
  const name = await deletePasskey(tx, userId, passkeyId);
  if (name === null) return false;
  await removedSecondFactor(tx, user, 'passkey-removed', name);
  return true;
}

export async function renewRecoveryCodes(tx: Transaction, userId: string): Promise<RecoveryCodes> {
  const user = await requireUser(tx, userId);
  if (user.secondFactorAt === null) throw new AppError('setup_gone');
  const codes = await storeNewCodes(tx, userId);
  await notifyPerson(tx, user, 'codes-renewed');
  return { codes };
}

/** The session that set it up has just shown both factors, and is not asked again. */
export async function addedSecondFactor(
  tx: Transaction,
  session: Session,
  user: UserRow,
  change: SecondFactorChange,
  name = '',
): Promise<RecoveryCodes> {
  await noteSecondFactor(tx, user.id);
  await confirmSession(tx, session.sessionId, 'second_factor');
  await notifyPerson(tx, user, change, name);
  const hasCodes = user.secondFactorAt !== null && (await countRecoveryCodes(tx, user.id)) > 0;
  return { codes: hasCodes ? null : await storeNewCodes(tx, user.id) };
}

/** Recovery codes replace a second factor: without one there is nothing to recover. */
export async function removedSecondFactor(
  tx: Transaction,
  user: UserRow,
  change: SecondFactorChange,
  name = '',
): Promise<void> {
  if (!(await noteSecondFactor(tx, user.id))) await deleteRecoveryCodes(tx, user.id);
  await notifyPerson(tx, user, change, name);
}

async function storeNewCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode));
  return codes;
}

async function notifyPerson(tx: Transaction, user: UserRow, change: SecondFactorChange, name = ''): Promise<void> {
  const { email: recipient, language, firstName, secondFactorAt } = user;
  const isFirst = String(secondFactorAt === null);
  const params = { firstName, change, name, isFirst };
  await enqueueMail(tx, { recipient, template: SECOND_FACTOR_CHANGED_MAIL, language, params });
}

/** Locked, so that two changes for one person run one after the other and the last removal is noticed as such. */
export async function requireUser(tx: Transaction, userId: string): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user) throw new AppError('not_signed_in');
  return user;
}

/** Modules of quiet zone around a QR code, without which some cameras do not find it. */
const QUIET_ZONE = 4;

/**
 * A QR code as an SVG path: one rectangle for every run of dark modules in a row. Drawn here, so that no other service
 * sees the text.
 */
function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('');
  return { size, path };
}

function runsOf(row: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1] += 1;
    else if (isDark) runs.push([x, 1]);
  }
  return runs;
}
