import { and, eq, gt, sql } from 'drizzle-orm';
import type { ProviderName } from '../../../config/settings.ts';
import { hashSecret } from '../../../platform/crypto/keys.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { providerVisits } from '../../../platform/database/schema/index.ts';
import type { VisitSecrets } from './provider-client.ts';

export type ProviderAction = (typeof providerVisits.$inferSelect)['action'];

/** How long someone may stay at the provider. */
export const VISIT_MINUTES = 10;

interface Visit {
  readonly provider: ProviderName;
  readonly action: ProviderAction;
  readonly invitationId: string | null;
  readonly sessionId: string | null;
  readonly returnTo: 'security' | null;
}

export type TakenVisit = Visit & VisitSecrets & { readonly startedAt: Date };

export async function saveVisit(
  db: Queryable,
  visit: Visit,
  secrets: VisitSecrets,
  browserSecret: string,
): Promise<void> {
  await db.insert(providerVisits).values({
    ...visit,
    stateHash: hashSecret(secrets.state),
    browserHash: hashSecret(browserSecret),
    nonce: secrets.nonce,
    codeVerifier: secrets.codeVerifier,
    expiresAt: sql`now() + make_interval(mins => ${VISIT_MINUTES})`,
  });
}

/** Takes a visit back out. It must be the same provider and the same browser, in time, and only the first to come gets it. */
export async function takeVisit(
  db: Queryable,
  provider: ProviderName,
  state: string,
  browserSecret: string,
): Promise<TakenVisit | null> {
  const [row] = await db
    .delete(providerVisits)
    .where(
      and(
        eq(providerVisits.stateHash, hashSecret(state)),
        eq(providerVisits.provider, provider),
        eq(providerVisits.browserHash, hashSecret(browserSecret)),
        gt(providerVisits.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row ? { ...row, state } : null;
}
