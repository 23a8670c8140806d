import type { Transaction } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import { requireAccess } from './organization-access.ts';
import { findAccess, lockOrganization } from './organization-access-repository.ts';
import type { MemberSession } from './session.ts';

/**
 * Takes the turn of an admin who changes the organization, and asks again whether they may: while they waited, the
 * session may have ended, or another admin may have removed them or taken the role away.
 */
export async function lockAsAdmin(
  tx: Transaction,
  { sessionId, orgId }: MemberSession,
  { whileClosed = false } = {},
): Promise<void> {
  await lockOrganization(tx, orgId);
  const access = await findAccess(tx, sessionId, orgId);
  if (!access) throw new AppError('not_signed_in');
  requireAccess(access, { isForAdmins: true, whileClosed });
}
