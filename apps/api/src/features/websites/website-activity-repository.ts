import type { ListedWebsite } from '@evenway/contract';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { websites, websiteTransfers, widgetInstallations } from '../../platform/database/schema/index.ts';
import { thisMonth } from '../visits/visit-repository.ts';
import { openOfferOf } from './transfer/transfer-repository.ts';
import { isDeliveredColumn, toWebsite } from './website-repository.ts';

const SHOWN_MONTHS = 6;

export type ActiveWebsite = ListedWebsite & { readonly isDelivered: boolean };

/** A range of the list, which is ordered by domain. */
interface Part {
  readonly id?: string;
  /** Only domains that come after this one. */
  readonly after?: string | undefined;
  readonly limit?: number;
  /** Whom websites are offered to is visible to admins only. */
  readonly withOffers?: boolean;
}

/** Every website of an organization with its widget's activity, in one query: one index range per website. */
export async function listWebsitesWithActivity(
  db: Queryable,
  organizationId: string,
  { id, after, limit, withOffers = false }: Part = {},
): Promise<ActiveWebsite[]> {
  const query = db
    .select({
      website: websites,
      isDelivered: isDeliveredColumn,
      seenAt: widgetInstallations.lastSeenAt,
      month: sql<string>`to_char(${thisMonth}, 'YYYY-MM')`,
      // Months without a visit have no row.
      counts: sql<Record<string, number> | null>`(
        select json_object_agg(to_char(v.month, 'YYYY-MM'), v.count) from visits v
        where v.website_id = ${websites.id}
          and v.month > ${thisMonth} - make_interval(months => ${SHOWN_MONTHS})
          and v.month <= ${thisMonth}
      )`,
      offer: { email: websiteTransfers.email, expiresAt: websiteTransfers.expiresAt },
    })
    .from(websites)
    .leftJoin(widgetInstallations, eq(widgetInstallations.websiteId, websites.id))
    .leftJoin(websiteTransfers, withOffers ? openOfferOf(websites.id) : sql`false`)
    .where(
      and(
        eq(websites.organizationId, organizationId),
        id === undefined ? undefined : eq(websites.id, id),
        after === undefined ? undefined : gt(websites.domain, after),
      ),
    )
    .orderBy(asc(websites.domain));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ website, isDelivered, seenAt, month, counts, offer }) => ({
    ...toWebsite(website),
    isDelivered,
    widgetSeenAt: seenAt?.toISOString() ?? null,
    visits: { month, counts: monthsUntil(month).map((each) => counts?.[each] ?? 0) },
    offer: offer && { email: offer.email, expiresAt: offer.expiresAt.toISOString() },
  }));
}

function monthsUntil(last: string): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  return Array.from({ length: SHOWN_MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - SHOWN_MONTHS + index)).toISOString().slice(0, 7),
  );
}
