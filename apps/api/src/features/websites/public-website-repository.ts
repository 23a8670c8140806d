import { displayDomain, type PublicWebsite, type WebsiteStatus } from '@evenway/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { type ActiveWebsite, listWebsitesWithActivity } from './website-activity-repository.ts';

const STATUS = {
  ACTIVE: 'active',
  CANCELLED: 'cancelled',
  NOT_PAID: 'unpaid',
  INACTIVE: 'inactive',
} as const satisfies Record<WebsiteStatus, string>;

/** A website as the public API shows it, in responses and events. */
export async function findPublicWebsite(
  db: Queryable,
  organizationId: string,
  id: string,
): Promise<PublicWebsite | null> {
  const [website] = await listWebsitesWithActivity(db, organizationId, { id });
  return website ? toPublicWebsite(website) : null;
}

/** Fields are listed explicitly: new fields for screens are not exposed. */
export const toPublicWebsite = (website: ActiveWebsite): PublicWebsite => ({
  id: website.id,
  domain: website.domain,
  displayDomain: displayDomain(website.domain),
  status: website.status === null ? 'unsubscribed' : STATUS[website.status],
  isLive: website.isDelivered,
  plan: website.subscriptionName,
  subscribedAt: website.subscribedAt,
  expiresAt: website.expiresAt,
  trialEndsAt: website.trialEndsAt,
  widgetSeenAt: website.widgetSeenAt,
});
