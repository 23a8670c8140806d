import type { Organization } from '@evenway/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { chooseOrganization, insertMembership, listMemberships } from '../users/membership-repository.ts';
import { lockUser } from '../users/user-repository.ts';
import { insertOrganization } from './organization-repository.ts';

/**
 * Creates an organization with its first admin, and switches to it. Two concurrent clicks still create one: someone who
 * already has an organization must say that another one is meant, and give it a different name.
 */
export async function createOrganization(
  tx: Transaction,
  session: Session,
  { name, another = false }: { name: string; another?: boolean | undefined },
): Promise<Organization> {
  if (!(await lockUser(tx, session.userId))) throw new AppError('not_signed_in');
  const present = await listMemberships(tx, session.userId);
  if (present.length > 0 && !another) throw new AppError('organization_exists');
  if (present.some((one) => one.name === name)) throw new AppError('organization_name_taken');
  const organization = await insertOrganization(tx, name);
  await insertMembership(tx, session.userId, { organizationId: organization.id, role: 'ORG_ADMIN' });
  await chooseOrganization(tx, session, organization.id);
  return organization;
}
