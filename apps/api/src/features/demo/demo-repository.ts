import type { Queryable } from '../../platform/database/database.ts';
import { featureUses, visits, widgetInstallations } from '../../platform/database/schema/index.ts';
import type { MonthOfUses } from './demo-uses.ts';
import type { MonthOfVisits } from './demo-visits.ts';

export async function insertVisits(db: Queryable, websiteId: string, months: readonly MonthOfVisits[]): Promise<void> {
  if (months.length > 0) await db.insert(visits).values(months.map((month) => ({ websiteId, ...month })));
}

export async function insertUses(db: Queryable, websiteId: string, uses: readonly MonthOfUses[]): Promise<void> {
  if (uses.length > 0) await db.insert(featureUses).values(uses.map((use) => ({ websiteId, ...use })));
}

interface Seen {
  readonly websiteId: string;
  readonly host: string;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

export async function insertInstallation(db: Queryable, seen: Seen): Promise<void> {
  await db.insert(widgetInstallations).values({ ...seen, snippets: 1 });
}
