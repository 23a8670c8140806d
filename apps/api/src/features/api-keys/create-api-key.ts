import { API_KEY_MAX_COUNT, API_KEY_MAX_DAYS, type ApiKeyExpiry, type NewApiKey } from '@evenway/contract';
import { makeApiKey, shownPart } from '../../platform/api-keys/api-key-format.ts';
import { hashSecret } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { databaseTime } from '../../platform/database/database-time.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockAsAdmin } from '../../platform/sessions/lock-as-admin.ts';
import type { MemberSession } from '../../platform/sessions/session.ts';
import { findMember } from '../users/user-repository.ts';
import { type ApiKeyRow, countApiKeys, insertApiKey } from './api-key-repository.ts';

const DAY_MS = 86_400_000;

/** Creates a key and returns it with its row: from then on only its hash is known. */
export async function createApiKey(
  tx: Transaction,
  session: MemberSession,
  { name, scopes, expiry }: NewApiKey,
): Promise<{ row: ApiKeyRow; secret: string }> {
  const { orgId, userId } = session;
  await lockAsAdmin(tx, session);
  const creator = await findMember(tx, orgId, userId);
  if (!creator) throw new AppError('not_signed_in');
  if ((await countApiKeys(tx, orgId)) >= API_KEY_MAX_COUNT) throw new AppError('keys_used_up');
  const secret = makeApiKey();
  const row = await insertApiKey(tx, {
    organizationId: orgId,
    name,
    prefix: shownPart(secret),
    secretHash: hashSecret(secret),
    scopes: [...scopes],
    createdBy: userId,
    createdByName: `${creator.firstName} ${creator.lastName}`,
    expiresAt: endOf(expiry, await databaseTime(tx)),
  });
  return { row, secret };
}

/** A chosen day counts to its end: from tomorrow to today in a year. */
export function endOf(expiry: ApiKeyExpiry, now: Date): Date {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  if ('days' in expiry) return inDays(expiry.days);
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  if (expiry.date <= dayOf(now) || expiry.date > dayOf(inDays(API_KEY_MAX_DAYS)))
    throw new AppError('key_expiry_invalid');
  return new Date(`${expiry.date}T23:59:59Z`);
}
