import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Platform } from '../../../platform/platform.ts';
import { type DeletionParts, END_CHARGES_TASK, endOrganizationCharges } from './end-organization-charges.ts';
import { finishDeletions } from './finish-deletions.ts';

const FINISH_DELETIONS_TASK = 'finish_deletions';
/** Every ten minutes. The job has no payload: what is due is in the tables, so a restart loses nothing. */
export const FINISH_DELETIONS_SCHEDULE = `*/10 * * * * ${FINISH_DELETIONS_TASK}`;

const forOrganization = z.object({ organizationId: z.string(), charges: z.string() });
const openCharges = z.array(z.object({ websiteId: z.string(), subscriptionIds: z.array(z.string()) }));

export const deletionTasks = (platform: Platform, parts: DeletionParts): TaskList => ({
  [FINISH_DELETIONS_TASK]: () => finishDeletions(platform, parts),
  [END_CHARGES_TASK]: (payload) => {
    const { organizationId, charges } = forOrganization.parse(payload);
    return endOrganizationCharges(platform, parts, organizationId, openCharges.parse(JSON.parse(charges)));
  },
});
