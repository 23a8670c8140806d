import type { Website } from '@evenway/contract';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { websites } from '../../platform/database/schema/index.ts';

export async function listWebsites(db: Queryable, organizationId: string): Promise<Website[]> {
  const rows = await db
    .select()
    .from(websites)
    .where(eq(websites.organizationId, organizationId))
    .orderBy(asc(websites.domain));
  return rows.map((row) => ({
    id: row.id,
    domain: row.domain,
    organizationId: row.organizationId,
    priceId: row.priceId,
    status: row.status,
    subscriptionName: row.subscriptionName,
    subscribedAt: row.subscribedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }));
}
