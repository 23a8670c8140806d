import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/database.ts';
import { sendQuotaNotices } from './send-quota-notices.ts';

const VISIT_NOTICES_TASK = 'visit_notices';
/** Every ten minutes. */
export const VISIT_NOTICES_SCHEDULE = `*/10 * * * * ${VISIT_NOTICES_TASK}`;

export const visitTasks = (database: Database): TaskList => ({
  [VISIT_NOTICES_TASK]: () => sendQuotaNotices(database),
});
