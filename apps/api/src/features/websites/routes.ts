import { endpoints } from '@evenway/contract/schemas';
import { AppError } from '../../platform/errors/app-error.ts';
import { type Implementation, implement } from '../../platform/http/implementation.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteWebsite } from './delete-website.ts';
import { listWebsitesWithActivity } from './website-activity-repository.ts';
import type { WebsiteBilling } from './website-billing.ts';
import {
  listDeliveredWebsites,
  listSubscribedWebsites,
  registerWebsite,
  requireWebsite,
  toWebsite,
  websiteTarget,
} from './website-repository.ts';

export function websiteRoutes(platform: Platform, billing: WebsiteBilling): Implementation[] {
  const { database } = platform;
  return [
    implement(endpoints.listWebsites, ({ session }) =>
      listWebsitesWithActivity(database, session.orgId, { withOffers: session.role === 'ORG_ADMIN' }),
    ),
    implement(endpoints.onboardWebsite, async ({ session, input: { body }, record }) => {
      if (body.organizationId !== session.orgId) throw new AppError('not_found');
      if (body.priceId !== undefined) await billing.requireSellable(body.priceId);
      return database.transaction(async (tx) => {
        const { website, isNew } = await registerWebsite(tx, session.orgId, body.domain);
        if (!isNew) throw new AppError('website_exists');
        await record(tx, { target: websiteTarget(website) });
        return toWebsite(website);
      });
    }),
    implement(endpoints.deleteWebsite, async ({ session, input: { params }, record }) => {
      const website = await requireWebsite(database, session.orgId, params.id);
      await deleteWebsite(platform, billing, website, (tx) => record(tx, { target: websiteTarget(website) }));
      return 'The website is deleted.';
    }),
    implement(endpoints.listCustomizableWebsites, async ({ session }) =>
      (await listDeliveredWebsites(database, session.orgId)).map(toWebsite),
    ),
    implement(endpoints.listBillingWebsites, async ({ session }) =>
      (await listSubscribedWebsites(database, session.orgId)).map(toWebsite),
    ),
  ];
}
