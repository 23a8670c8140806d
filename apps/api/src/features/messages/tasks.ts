import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/database.ts';
import { sendDigests } from './send-digests.ts';

const MESSAGE_DIGESTS_TASK = 'message_digests';
/** Every morning, before most offices open. */
export const MESSAGE_DIGESTS_SCHEDULE = `15 6 * * * ${MESSAGE_DIGESTS_TASK}`;

export const messageTasks = (database: Database): TaskList => ({
  [MESSAGE_DIGESTS_TASK]: () => sendDigests(database),
});
