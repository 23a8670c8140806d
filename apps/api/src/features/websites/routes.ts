import { endpoints } from '@evenway/contract/schemas';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { listWebsitesWithActivity } from './website-activity-repository.ts';
import { listLiveWebsites, listSubscribedWebsites, toWebsite } from './website-repository.ts';

export function websiteRoutes({ database }: Platform): Implementation[] {
  return [
    implement(endpoints.listWebsites, ({ session }) => listWebsitesWithActivity(database, session.orgId)),
    implement(endpoints.listCustomizableWebsites, async ({ session }) =>
      (await listLiveWebsites(database, session.orgId)).map(toWebsite),
    ),
    implement(endpoints.listBillingWebsites, async ({ session }) =>
      (await listSubscribedWebsites(database, session.orgId)).map(toWebsite),
    ),
  ];
}
