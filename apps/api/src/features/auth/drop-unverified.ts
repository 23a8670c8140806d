import type { Transaction } from '../../platform/database/database.ts';
import { deleteOrganization } from '../organization/organization-repository.ts';
import { deleteUser, type UserRow } from '../users/user-repository.ts';

/**
 * Makes room for the person who proved the address: the account someone began with it, and the organization made for
 * that account alone, are forgotten with their password and links.
 */
export async function dropUnverified(tx: Transaction, user: UserRow): Promise<void> {
  if (user.emailVerifiedAt) throw new Error('a verified account is never dropped');
  await deleteUser(tx, user.id);
  if (user.organizationId) await deleteOrganization(tx, user.organizationId);
}
