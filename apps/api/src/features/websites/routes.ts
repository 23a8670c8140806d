import { listBillingWebsites, listCustomizableWebsites, listWebsites } from '@evenway/contract';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { listWebsitesWithActivity } from './website-activity-repository.ts';
import { listLiveWebsites, listSubscribedWebsites, toWebsite } from './website-repository.ts';

export function websiteRoutes({ database }: Platform): Implementation[] {
  return [
    implement(listWebsites, ({ session }) => listWebsitesWithActivity(database, session.orgId)),
    implement(listCustomizableWebsites, async ({ session }) =>
      (await listLiveWebsites(database, session.orgId)).map(toWebsite),
    ),
    implement(listBillingWebsites, async ({ session }) =>
      (await listSubscribedWebsites(database, session.orgId)).map(toWebsite),
    ),
  ];
}
