import type { CurrentUser } from '@evenway/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findPendingChange } from '../../platform/mailed-links/mailed-link-repository.ts';
import { listProviders } from './identity-repository.ts';
import { findUser, toUser } from './user-repository.ts';

export async function readCurrentUser(db: Queryable, userId: string): Promise<CurrentUser> {
  const user = await findUser(db, userId);
  if (!user) throw new AppError('not_signed_in');
  const pending = await findPendingChange(db, userId);
  return {
    ...toUser(user),
    pendingEmail: pending?.email ?? null,
    pendingStep: pending?.step ?? null,
    hasPassword: user.passwordHash !== null,
    providers: await listProviders(db, userId),
    mailLanguage: user.language,
  };
}
