import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { ssoVisits } from '../../../platform/database/schema/index.ts';
import type { VisitSecrets } from '../providers/provider-client.ts';
import { isReturning, storedSecrets } from '../providers/provider-visit-repository.ts';

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
  await db.insert(ssoVisits).values({ ...visit, ...storedSecrets(secrets, browserSecret) });
}

/** Ends a visit that came back for the same organization, to the same browser and in time. A second return finds nothing. */
export async function takeSsoVisit(
  db: Queryable,
  organizationId: string,
  state: string,
  browserSecret: string,
): Promise<(Visit & VisitSecrets) | null> {
  const [row] = await db
    .delete(ssoVisits)
    .where(and(eq(ssoVisits.organizationId, organizationId), isReturning(ssoVisits, state, browserSecret)))
    .returning();
  return row ? { ...row, state } : null;
}
