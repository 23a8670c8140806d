import { createHash } from 'node:crypto';
import { count } from 'drizzle-orm';
import { users } from '../../platform/database/schema/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertOrganization } from '../organization/organization-repository.ts';
import { insertUser, markEmailVerified } from '../users/user-repository.ts';

export const demoAccounts = [
  { role: 'ORG_ADMIN', firstName: 'Ada', lastName: 'Martin', email: 'admin@demo.example', password: 'Evenway1!' },
  { role: 'ORG_USER', firstName: 'Noor', lastName: 'Petit', email: 'user@demo.example', password: 'Evenway1!' },
] as const;

/** A small organization to look around in. Only ever called with local services on, and only into an empty database. */
export async function seedDemo({ database, passwords }: Platform): Promise<void> {
  const [existing] = await database.select({ people: count() }).from(users);
  if (existing && existing.people > 0) return;
  const hashes = await Promise.all(
    demoAccounts.map(({ password }) => passwords.hash(createHash('sha256').update(password).digest('hex'))),
  );
  await database.transaction(async (tx) => {
    const organization = await insertOrganization(tx, 'Maple Street Bakery');
    for (const [index, { role, firstName, lastName, email }] of demoAccounts.entries()) {
      const passwordHash = hashes[index];
      if (!passwordHash) throw new Error('a demo password was not hashed');
      const organizationId = organization.id;
      const user = await insertUser(tx, {
        organizationId,
        role,
        firstName,
        lastName,
        email,
        passwordHash,
        language: 'en',
      });
      await markEmailVerified(tx, user.id);
    }
  });
}
