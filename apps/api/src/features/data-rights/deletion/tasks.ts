import type { TaskList } from 'graphile-worker';
import type { Platform } from '../../../platform/platform.ts';
import type { DeletionParts } from './deletion-parts.ts';
import { finishDeletions } from './finish-deletions.ts';

const FINISH_DELETIONS_TASK = 'finish_deletions';
/** Every ten minutes. The job has no payload: what is due is in the tables, so a restart loses nothing. */
export const FINISH_DELETIONS_SCHEDULE = `*/10 * * * * ${FINISH_DELETIONS_TASK}`;

export const deletionTasks = (platform: Platform, parts: DeletionParts): TaskList => ({
  [FINISH_DELETIONS_TASK]: () => finishDeletions(platform, parts),
});
