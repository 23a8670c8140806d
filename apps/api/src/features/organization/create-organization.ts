import type { Organization } from '@evenway/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockUser, updateUser } from '../users/user-repository.ts';
import { insertOrganization } from './organization-repository.ts';

/** Gives an admin without an organization a new one. Two clicks at once still make one. */
export async function createOrganization(tx: Transaction, founderId: string, name: string): Promise<Organization> {
  const founder = await lockUser(tx, founderId);
  if (!founder) throw new AppError('not_signed_in');
  if (founder.organizationId !== null) throw new AppError('organization_exists');
  const organization = await insertOrganization(tx, name);
  await updateUser(tx, founderId, { organizationId: organization.id });
  return organization;
}
