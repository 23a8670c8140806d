import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { ProviderName } from '../../../config/settings.ts';
import { hashSecret } from '../../../platform/crypto/keys.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { providerVisits, type ssoVisits } from '../../../platform/database/schema/index.ts';
import type { VisitSecrets } from './provider-client.ts';

export type ProviderAction = (typeof providerVisits.$inferSelect)['action'];

/** The maximum length of a visit to the provider. */
export const VISIT_MINUTES = 10;

interface Visit {
  readonly provider: ProviderName;
  readonly action: ProviderAction;
  readonly invitationId: string | null;
  readonly sessionId: string | null;
}

export type TakenVisit = Visit & VisitSecrets & { readonly startedAt: Date };

export async function saveVisit(
  db: Queryable,
  visit: Visit,
  secrets: VisitSecrets,
  browserSecret: string,
): Promise<void> {
  await db.insert(providerVisits).values({ ...visit, ...storedSecrets(secrets, browserSecret) });
}

/**
 * Consumes a visit that returns from the same provider, to the same browser and in time. A second return finds nothing.
 */
export async function takeVisit(
  db: Queryable,
  provider: ProviderName,
  state: string,
  browserSecret: string,
): Promise<TakenVisit | null> {
  const [row] = await db
    .delete(providerVisits)
    .where(and(eq(providerVisits.provider, provider), isReturning(providerVisits, state, browserSecret)))
    .returning();
  return row ? { ...row, state } : null;
}

/** The stored form of a visit's secrets, for sign-in providers and single sign-on. */
export const storedSecrets = ({ state, nonce, codeVerifier }: VisitSecrets, browserSecret: string) => ({
  ...{ nonce, codeVerifier, stateHash: hashSecret(state), browserHash: hashSecret(browserSecret) },
  expiresAt: sql`now() + make_interval(mins => ${VISIT_MINUTES})`,
});

/** The unexpired visit with this state, for the browser that started it. */
export const isReturning = (
  visits: typeof providerVisits | typeof ssoVisits,
  state: string,
  browserSecret: string,
): SQL | undefined =>
  and(
    eq(visits.stateHash, hashSecret(state)),
    eq(visits.browserHash, hashSecret(browserSecret)),
    gt(visits.expiresAt, sql`now()`),
  );
