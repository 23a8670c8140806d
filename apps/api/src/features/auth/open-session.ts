import type { SignInProvider } from '@evenway/contract';
import { person, type RecordChange } from '../../platform/audit/record.ts';
import type { Keys } from '../../platform/crypto/keys.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { databaseTime } from '../../platform/database/database-time.ts';
import type { AuditDetails } from '../../platform/database/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { signAccessToken } from '../../platform/sessions/access-token.ts';
import { ROLE_WITHOUT_ORGANIZATION } from '../../platform/sessions/session.ts';
import { createSession, endSessionBySecret, type NewSession } from '../../platform/sessions/session-repository.ts';
import { findLastMembership, type Membership } from '../users/membership-repository.ts';
import { lockUser, type UserRow } from '../users/user-repository.ts';

export interface OpenedSession {
  readonly secret: string;
  readonly token: string;
}

/** A passkey is both factors; `code` is the second one after a password or a provider; `company` is single sign-on. */
export type SignInWay = 'password' | 'passkey' | 'code' | 'company' | SignInProvider;

/** How someone proved their identity, and where that is recorded. */
interface SignIn extends NewSession {
  readonly record: RecordChange;
  readonly way: SignInWay;
  /** Further details for the audit trail. */
  readonly details?: AuditDetails;
}

/** Opens a session for someone who proved their identity. The browser's previous session ends, if there was one. */
export async function openSession(
  platform: Platform,
  user: UserRow,
  previousSecret: string | undefined,
  signIn: SignIn,
): Promise<OpenedSession> {
  const membership = await findLastMembership(platform.database, user.id);
  return platform.database.transaction(async (tx) => {
    await requireUnchanged(tx, user);
    return openSessionIn(tx, platform.keys, { user, membership }, previousSecret, signIn);
  });
}

/**
 * Checking a password may have to wait for others. If the account has another password, address or second factor by
 * then, nothing was proven. Locked, so that a change that comes later ends what is opened now.
 */
export async function requireUnchanged(tx: Transaction, user: UserRow): Promise<void> {
  const now = await lockUser(tx, user.id);
  const isSame =
    now?.passwordHash === user.passwordHash &&
    now.email === user.email &&
    now.secondFactorAt?.getTime() === user.secondFactorAt?.getTime();
  if (!isSame) throw new AppError('second_step_expired');
}

/** The same in a transaction, for an organization that is known already. */
export async function openSessionIn(
  tx: Transaction,
  keys: Keys,
  { user, membership }: { readonly user: UserRow; readonly membership: Membership | null },
  previousSecret: string | undefined,
  { record, way, details, ...start }: SignIn,
): Promise<OpenedSession> {
  const identity = {
    userId: user.id,
    orgId: membership?.organizationId ?? null,
    role: membership?.role ?? ROLE_WITHOUT_ORGANIZATION,
    email: user.email,
  };
  if (previousSecret) await endSessionBySecret(tx, previousSecret);
  const { sessionId, secret } = await createSession(tx, user.id, start);
  const token = await signAccessToken(keys.token, { ...identity, sessionId }, await databaseTime(tx));
  await record(tx, { organizationId: identity.orgId, actor: person(user), details: { way, ...details } });
  return { secret, token };
}
