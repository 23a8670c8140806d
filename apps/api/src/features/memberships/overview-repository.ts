import type { WebsiteStatus } from '@evenway/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { memberships, visits, websites } from '../../platform/database/schema/index.ts';
import { thisMonth } from '../visits/visit-repository.ts';

export interface WebsiteGroup {
  readonly organizationId: string;
  readonly status: WebsiteStatus | null;
  readonly priceId: string | null;
  readonly currency: string | null;
  readonly websites: number;
  readonly visits: number;
}

/** The websites of all organizations of a person, counted by state and price in one query. */
export async function countWebsitesOfPerson(db: Queryable, userId: string): Promise<WebsiteGroup[]> {
  return db
    .select({
      organizationId: websites.organizationId,
      status: websites.status,
      priceId: websites.priceId,
      currency: websites.currency,
      websites: sql<number>`count(*)::int`,
      visits: sql<number>`coalesce(sum(${visits.count}), 0)::int`,
    })
    .from(memberships)
    .innerJoin(websites, eq(websites.organizationId, memberships.organizationId))
    .leftJoin(visits, and(eq(visits.websiteId, websites.id), eq(visits.month, thisMonth)))
    .where(eq(memberships.userId, userId))
    .groupBy(websites.organizationId, websites.status, websites.priceId, websites.currency);
}
