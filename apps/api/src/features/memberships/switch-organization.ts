import type { OwnOrganization } from '@evenway/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { findOrganization } from '../organization/organization-repository.ts';
import { chooseOrganization, findMembership } from '../users/membership-repository.ts';
import { lockUser } from '../users/user-repository.ts';

/** An organization that one does not belong to looks like one that does not exist. */
export async function switchOrganization(
  tx: Transaction,
  session: Session,
  organizationId: string,
): Promise<OwnOrganization> {
  const isOnlyHere = session.ssoOrganizationId !== null;
  if (isOnlyHere && session.ssoOrganizationId !== organizationId) throw new AppError('own_sign_in_required');
  await lockUser(tx, session.userId);
  const membership = await findMembership(tx, session.userId, organizationId);
  const organization = membership && (await findOrganization(tx, organizationId));
  if (!organization) throw new AppError('not_found');
  if (!isOnlyHere) await chooseOrganization(tx, session, membership);
  return { ...organization, role: membership.role };
}
