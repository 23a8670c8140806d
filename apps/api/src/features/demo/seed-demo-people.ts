import { createHash } from 'node:crypto';
import { count } from 'drizzle-orm';
import { users } from '../../platform/database/schema/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertOrganization } from '../organization/organization-repository.ts';
import { insertUser, markEmailVerified } from '../users/user-repository.ts';
import { demoAccounts } from './demo-accounts.ts';

/** The organization and its people; null if the database is not empty. */
export async function seedDemoPeople({ database, passwords }: Platform): Promise<string | null> {
  const [existing] = await database.select({ people: count() }).from(users);
  if (existing && existing.people > 0) return null;
  const hashes = await Promise.all(
    demoAccounts.map(({ password }) => passwords.hash(createHash('sha256').update(password).digest('hex'))),
  );
  return database.transaction(async (tx) => {
    const { id: organizationId } = await insertOrganization(tx, 'Maple Street Bakery');
    for (const [index, { role, firstName, lastName, email }] of demoAccounts.entries()) {
      const passwordHash = hashes[index];
      if (!passwordHash) throw new Error('a demo password was not hashed');
      const person = { firstName, lastName, email, passwordHash, language: 'en' } as const;
      const user = await insertUser(tx, person, { organizationId, role });
      await markEmailVerified(tx, user.id);
    }
    return organizationId;
  });
}
