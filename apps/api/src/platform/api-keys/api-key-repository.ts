import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { hashSecret } from '../crypto/keys.ts';
import type { Queryable } from '../database/database.ts';
import { apiKeys, organizations } from '../database/schema/index.ts';
import { isOpenOrganization } from '../sessions/organization-access-repository.ts';
import type { KeyHolder } from './key-holder.ts';

/** The last use is recorded at most this often, so that most reads cause no write. */
const NOTED_EVERY_MINUTES = 5;

const isDue = or(
  isNull(apiKeys.lastUsedAt),
  lt(apiKeys.lastUsedAt, sql`now() - make_interval(mins => ${NOTED_EVERY_MINUTES})`),
);

export interface FoundKey extends KeyHolder {
  readonly isExpired: boolean;
  readonly isUseDue: boolean;
}

/** Keys of an organization that is closed or suspended do not work. */
export async function findApiKey(db: Queryable, key: string): Promise<FoundKey | null> {
  const [row] = await db
    .select({
      keyId: apiKeys.id,
      keyName: apiKeys.name,
      prefix: apiKeys.prefix,
      orgId: apiKeys.organizationId,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
      isExpired: sql<boolean>`${apiKeys.expiresAt} <= now()`,
      isUseDue: sql<boolean>`${isDue}`,
    })
    .from(apiKeys)
    .innerJoin(organizations, eq(organizations.id, apiKeys.organizationId))
    .where(and(eq(apiKeys.secretHash, hashSecret(key)), isOpenOrganization));
  return row ?? null;
}

export async function noteUse(db: Queryable, keyId: string): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, keyId), isDue));
}
