import type { Transaction } from '../../platform/database/database.ts';
import { deleteOrganization } from '../organization/organization-repository.ts';
import { deleteUser, listUnverified } from './user-repository.ts';

/**
 * Makes room for the person who proved the address: every other signup with it, and the organization created for that
 * signup, is deleted with its password and links. Returns how many there were.
 */
export async function dropUnverified(tx: Transaction, email: string, keptId?: string): Promise<number> {
  const dropped = (await listUnverified(tx, email)).filter(({ id }) => id !== keptId);
  for (const { id, lastOrganizationId: organizationId } of dropped) {
    await deleteUser(tx, id);
    if (organizationId) await deleteOrganization(tx, organizationId);
  }
  return dropped.length;
}
