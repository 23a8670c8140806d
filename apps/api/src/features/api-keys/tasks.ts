import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/database.ts';
import { sendExpiryNotices } from './send-expiry-notices.ts';

const KEY_NOTICES_TASK = 'api_key_notices';
/** Every morning, when people can do something about it. */
export const KEY_NOTICES_SCHEDULE = `20 7 * * * ${KEY_NOTICES_TASK}`;

export const apiKeyTasks = (database: Database): TaskList => ({
  [KEY_NOTICES_TASK]: () => sendExpiryNotices(database),
});
