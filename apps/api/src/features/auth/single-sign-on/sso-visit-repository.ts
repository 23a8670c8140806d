import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { ssoVisits } from '../../../platform/database/schema/index.ts';
import type { VisitSecrets } from '../providers/provider-client.ts';
import { isReturning, storedSecrets, VISIT_MINUTES } from '../providers/provider-visit-repository.ts';

interface Visit {
  readonly organizationId: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Of an admin who tries the issuer, or of a person who confirms. */
  readonly sessionId: string | null;
  readonly isConfirmation: boolean;
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
): Promise<(Visit & VisitSecrets & { readonly startedAt: Date }) | null> {
  const [row] = await db
    .delete(ssoVisits)
    .where(and(eq(ssoVisits.organizationId, organizationId), isReturning(ssoVisits, state, browserSecret)))
    .returning();
  const startedAt = (expiresAt: Date) => new Date(expiresAt.getTime() - VISIT_MINUTES * 60_000);
  return row ? { ...row, state, startedAt: startedAt(row.expiresAt) } : null;
}
