import type { CurrentUser } from '@evenway/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findPendingChange } from '../../platform/mailed-links/mailed-link-repository.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { listProviders } from './identity-repository.ts';
import { findUser, toUser } from './user-repository.ts';

/** The role is the one in the organization of the session. */
export async function readCurrentUser(
  db: Queryable,
  { userId, role, ssoOrganizationId }: Pick<Session, 'userId' | 'role' | 'ssoOrganizationId'>,
): Promise<CurrentUser> {
  const user = await findUser(db, userId);
  if (!user) throw new AppError('not_signed_in');
  // The issuer of one of their organizations must not learn which address someone moves to.
  const pending = ssoOrganizationId === null ? await findPendingChange(db, userId) : null;
  return {
    ...toUser({ ...user, role }),
    pendingEmail: pending,
    hasPassword: user.passwordHash !== null,
    providers: await listProviders(db, userId),
    mailLanguage: user.language,
    isSingleSignOn: ssoOrganizationId !== null,
  };
}
