import type Stripe from 'stripe';
import type { Queryable } from '../../../platform/database/database.ts';
import { findHandedOver } from '../../websites/transfer/transfer-repository.ts';
import { findWebsite, type WebsiteRow } from '../../websites/website-repository.ts';
import { findOrganizationOfCustomer } from '../billing-repository.ts';

/** What of a subscription says whose it is. */
type Paid = Pick<Stripe.Subscription, 'id' | 'customer' | 'metadata'>;

/**
 * The website of a subscription. The customer decides whose it is; the website in its metadata counts only within that
 * organization.
 */
export async function findOwner(db: Queryable, subscription: Paid): Promise<WebsiteRow | null> {
  const organizationId = await findOrganizationOfCustomer(db, customerOf(subscription));
  const { websiteId } = subscription.metadata;
  if (!organizationId || !websiteId || !/^[0-9a-f-]{36}$/.test(websiteId)) return null;
  return findWebsite(db, organizationId, websiteId);
}

/** The same for charges from before a transfer: the organization that paid is notified. */
export async function findPayer(db: Queryable, subscription: Paid): Promise<WebsiteRow | null> {
  return (await findOwner(db, subscription)) ?? (await findHandedOver(db, subscription.id))?.website ?? null;
}

export const customerOf = ({ customer }: Pick<Paid, 'customer'>): string =>
  typeof customer === 'string' ? customer : customer.id;
