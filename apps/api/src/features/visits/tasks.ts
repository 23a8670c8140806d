import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/database.ts';
import { maintainPartitions } from './maintain-partitions.ts';
import { sendQuotaNotices } from './send-quota-notices.ts';

const VISIT_NOTICES_TASK = 'visit_notices';
/** Every ten minutes. */
export const VISIT_NOTICES_SCHEDULE = `*/10 * * * * ${VISIT_NOTICES_TASK}`;

const PARTITIONS_TASK = 'keep_visit_months';
/** Every night, although one night in a month would be enough. */
export const PARTITIONS_SCHEDULE = `40 2 * * * ${PARTITIONS_TASK}`;

export const visitTasks = (database: Database, keptMonths: number): TaskList => ({
  [VISIT_NOTICES_TASK]: () => sendQuotaNotices(database),
  [PARTITIONS_TASK]: () => maintainPartitions(database, keptMonths),
});
