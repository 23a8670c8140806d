import { listBillingWebsites, listCustomizableWebsites, listWebsites as listWebsitesCall } from '@evenway/contract';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { listLiveWebsites, listSubscribedWebsites, listWebsites, toWebsite } from './website-repository.ts';

export function websiteRoutes({ database }: Platform): Implementation[] {
  return [
    implement(listWebsitesCall, async ({ session }) => (await listWebsites(database, session.orgId)).map(toWebsite)),
    implement(listCustomizableWebsites, async ({ session }) =>
      (await listLiveWebsites(database, session.orgId)).map(toWebsite),
    ),
    implement(listBillingWebsites, async ({ session }) =>
      (await listSubscribedWebsites(database, session.orgId)).map(toWebsite),
    ),
  ];
}
