import type { WebsiteStatus } from '@evenway/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { visits, websites } from '../../platform/database/schema/index.ts';
import { thisMonth } from '../visits/visit-repository.ts';

export interface WebsiteGroup {
  readonly organizationId: string;
  readonly status: WebsiteStatus | null;
  readonly priceId: string | null;
  readonly currency: string | null;
  readonly websites: number;
  readonly visits: number;
}

/** The websites of some organizations, counted by state and price in one query. */
export async function countWebsites(db: Queryable, organizationIds: string[]): Promise<WebsiteGroup[]> {
  return db
    .select({
      organizationId: websites.organizationId,
      status: websites.status,
      priceId: websites.priceId,
      currency: websites.currency,
      websites: sql<number>`count(*)::int`,
      visits: sql<number>`coalesce(sum(${visits.count}), 0)::int`,
    })
    .from(websites)
    .leftJoin(visits, and(eq(visits.websiteId, websites.id), eq(visits.month, thisMonth)))
    .where(inArray(websites.organizationId, organizationIds))
    .groupBy(websites.organizationId, websites.status, websites.priceId, websites.currency);
}
