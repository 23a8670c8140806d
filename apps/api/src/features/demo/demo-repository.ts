import type { Queryable } from '../../platform/database/database.ts';
import { visits } from '../../platform/database/schema/index.ts';
import type { MonthOfVisits } from './demo-visits.ts';

export async function insertVisits(db: Queryable, websiteId: string, months: readonly MonthOfVisits[]): Promise<void> {
  await db.insert(visits).values(months.map((month) => ({ websiteId, ...month })));
}
