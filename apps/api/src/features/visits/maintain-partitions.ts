import type { Database } from '../../platform/database/database.ts';
import {
  createPartitions,
  deleteOldRows,
  dropOldPartitions,
  hasOldRows,
  listWebsiteIds,
} from './partition-repository.ts';

/** A job that fails for a whole quarter costs no visit either: without a partition of its own a month is kept with the rest. */
const MONTHS_AHEAD = 3;
/** Websites per statement: none runs long or locks much. */
const BATCH_SIZE = 1_000;

/** Makes room for the months to come, and forgets those that are no longer kept. */
export async function maintainPartitions(database: Database, keptMonths: number): Promise<void> {
  await createPartitions(database, MONTHS_AHEAD);
  await dropOldPartitions(database, keptMonths);
  // What shares its table with months that are kept: from before there were partitions, or from a month that got none.
  if (!(await hasOldRows(database, keptMonths))) return;
  for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
    const ids = await listWebsiteIds(database, after, BATCH_SIZE);
    if (ids.length > 0) await deleteOldRows(database, ids, keptMonths);
    after = ids.at(-1);
  }
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
