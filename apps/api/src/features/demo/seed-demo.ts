import { createHash } from 'node:crypto';
import { count } from 'drizzle-orm';
import { users } from '../../platform/database/schema/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertOrganization } from '../organization/organization-repository.ts';
import { insertUser, markEmailVerified } from '../users/user-repository.ts';
import { demoAccounts } from './demo-accounts.ts';
import { type DemoBilling, seedDemoWebsites } from './seed-demo-websites.ts';

/**
 * A small organization to explore. Only called with local services, and only into an empty database. Its websites need
 * the stand-in for payments: nobody's real account gets customers it did not ask for.
 */
export async function seedDemo(
  platform: Platform,
  billing: DemoBilling | null,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const organizationId = await seedDemoPeople(platform);
  if (!organizationId || !billing) return;
  try {
    await seedDemoWebsites(platform, billing, organizationId);
  } catch (error) {
    // People can sign in and add websites themselves, so this does not prevent the start.
    platform.log.error({ err: error }, 'the websites of the demo could not be set up');
    say('The websites of the demo could not be set up, because payments did not answer. Everything else works.');
  }
}

/** The organization and its people; null if the database is not empty. */
async function seedDemoPeople({ database, passwords }: Platform): Promise<string | null> {
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
