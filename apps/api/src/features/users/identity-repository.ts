import { and, eq } from 'drizzle-orm';
import type { ProviderName } from '../../config/settings.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { identities } from '../../platform/database/schema/index.ts';

/** The account that an identity at a provider belongs to. */
export async function findIdentityOwner(
  db: Queryable,
  provider: ProviderName,
  subject: string,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row?.userId ?? null;
}

/** Unlinks the account from all providers. Returns which there were. */
export async function deleteIdentities(db: Queryable, userId: string): Promise<ProviderName[]> {
  const rows = await db
    .delete(identities)
    .where(eq(identities.userId, userId))
    .returning({ provider: identities.provider });
  return rows.map(({ provider }) => provider);
}

export async function listProviders(db: Queryable, userId: string): Promise<ProviderName[]> {
  const rows = await db.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, userId));
  return rows.map(({ provider }) => provider);
}

export async function insertIdentity(
  db: Queryable,
  provider: ProviderName,
  subject: string,
  userId: string,
): Promise<void> {
  await db.insert(identities).values({ provider, subject, userId });
}
