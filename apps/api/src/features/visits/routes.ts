import { endpoints } from '@evenway/contract/schemas';
import type { StaleReads } from '../../platform/database/stale-reads.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireWebsite } from '../websites/website-repository.ts';
import { readUsage } from './read-usage.ts';

/** `reads`: counts may be slightly stale. The website's owner may not. */
export function usageRoutes({ database }: Platform, reads: StaleReads): Implementation[] {
  return [
    implement(endpoints.getWidgetUsage, async ({ session, input: { params } }) =>
      readUsage(reads, await requireWebsite(database, session.orgId, params.websiteId)),
    ),
  ];
}
