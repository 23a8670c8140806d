import type { Queryable } from '../../platform/database/database.ts';
import { featureUses, visits } from '../../platform/database/schema/index.ts';
import type { MonthOfUses } from './demo-uses.ts';
import type { MonthOfVisits } from './demo-visits.ts';

export async function insertVisits(db: Queryable, websiteId: string, months: readonly MonthOfVisits[]): Promise<void> {
  await db.insert(visits).values(months.map((month) => ({ websiteId, ...month })));
}

export async function insertUses(db: Queryable, websiteId: string, uses: readonly MonthOfUses[]): Promise<void> {
  await db.insert(featureUses).values(uses.map((use) => ({ websiteId, ...use })));
}
