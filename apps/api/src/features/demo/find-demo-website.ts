import type { Queryable } from '../../platform/database/database.ts';
import { findUserByEmail } from '../users/user-repository.ts';
import { findWebsiteByDomain } from '../websites/website-repository.ts';
import { findDelivered } from '../widget-delivery/delivery-repository.ts';
import { demoAccounts } from './demo-accounts.ts';
import { DEMO_DOMAIN } from './demo-websites.ts';

/** The website of the sample site, wherever its owner has taken it; null when it is gone. */
export async function findDemoWebsite(
  db: Queryable,
): Promise<{ domain: string; uniqueId: string; isLive: boolean } | null> {
  const owner = await findUserByEmail(db, demoAccounts[0].email);
  const website = owner?.organizationId ? await findWebsiteByDomain(db, owner.organizationId, DEMO_DOMAIN) : null;
  if (!website) return null;
  const { domain, uniqueId } = website;
  return { domain, uniqueId, isLive: (await findDelivered(db, [uniqueId])).has(uniqueId) };
}
