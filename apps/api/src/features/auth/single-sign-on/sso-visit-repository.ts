import { and, eq, gt, sql } from 'drizzle-orm';
import { hashSecret } from '../../../platform/crypto/keys.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { ssoVisits } from '../../../platform/database/schema/index.ts';
import type { VisitSecrets } from '../providers/provider-client.ts';
import { VISIT_MINUTES } from '../providers/provider-visit-repository.ts';

interface Visit {
  readonly organizationId: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Of an admin who tries the issuer. */
  readonly sessionId: string | null;
}

export async function saveSsoVisit(
  db: Queryable,
  visit: Visit,
  secrets: VisitSecrets,
  browserSecret: string,
): Promise<void> {
  await db.insert(ssoVisits).values({
    ...visit,
    stateHash: hashSecret(secrets.state),
    browserHash: hashSecret(browserSecret),
    nonce: secrets.nonce,
    codeVerifier: secrets.codeVerifier,
    expiresAt: sql`now() + make_interval(mins => ${VISIT_MINUTES})`,
  });
}

/** Takes a visit back out. It must be the same organization and the same browser, in time, and only the first to come gets it. */
export async function takeSsoVisit(
  db: Queryable,
  organizationId: string,
  state: string,
  browserSecret: string,
): Promise<(Visit & VisitSecrets) | null> {
  const [row] = await db
    .delete(ssoVisits)
    .where(
      and(
        eq(ssoVisits.stateHash, hashSecret(state)),
        eq(ssoVisits.organizationId, organizationId),
        eq(ssoVisits.browserHash, hashSecret(browserSecret)),
        gt(ssoVisits.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row ? { ...row, state } : null;
}
