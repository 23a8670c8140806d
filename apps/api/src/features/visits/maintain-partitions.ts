import type { Database } from '../../platform/database/database.ts';
import {
  createPartitions,
  deleteOldRows,
  dropOldPartitions,
  hasOldRows,
  listWebsiteIds,
} from './partition-repository.ts';

/**
 * Even if the job fails for a whole quarter, no visit is lost: a month without a partition goes into the default one.
 */
const MONTHS_AHEAD = 3;
/** Websites per statement: none runs long or locks much. */
const BATCH_SIZE = 1_000;

/** Creates partitions for the coming months, and drops those past their retention. */
export async function maintainPartitions(database: Database, keptMonths: number): Promise<void> {
  await createPartitions(database, MONTHS_AHEAD);
  await dropOldPartitions(database, keptMonths);
  // Old rows that share a table with newer ones: of a month that got no partition in time.
  if (!(await hasOldRows(database, keptMonths))) return;
  for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
    const ids = await listWebsiteIds(database, after, BATCH_SIZE);
    if (ids.length > 0) await deleteOldRows(database, ids, keptMonths);
    after = ids.at(-1);
  }
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
