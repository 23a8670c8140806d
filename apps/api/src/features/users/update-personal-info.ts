import type { CurrentUser } from '@evenway/contract';
import type { RecordChange } from '../../platform/audit/record.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { GuardIf } from '../../platform/http/require-step-up.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { startEmailChange } from './change-email.ts';
import { readCurrentUser } from './current-user.ts';
import { lockUser, updateUser } from './user-repository.ts';

interface PersonalInfo {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * Names change at once. The address controls the account, so a new one asks for a fresh confirmation, and nothing is
 * saved without. It takes effect when it is confirmed there; the current one is notified.
 */
export async function updatePersonalInfo(
  platform: Platform,
  session: Session,
  { email: newEmail, ...names }: PersonalInfo,
  record: RecordChange,
  guardIf: GuardIf,
): Promise<CurrentUser> {
  return platform.database.transaction(async (tx) => {
    const user = await lockUser(tx, session.userId);
    if (!user) throw new AppError('not_signed_in');
    guardIf(newEmail !== user.email);
    await updateUser(tx, user.id, names);
    await record(tx, { details: { asksForNewEmail: newEmail !== user.email } });
    if (newEmail !== user.email) await startEmailChange(tx, platform.keys, { ...user, ...names }, newEmail);
    return readCurrentUser(tx, session);
  });
}
