import { installationSnippet, installationTag } from '@evenway/contract';
import { freshReads } from '../../platform/database/stale-reads.ts';
import type { Platform } from '../../platform/platform.ts';
import { listMemberships } from '../users/membership-repository.ts';
import { findUserByEmail } from '../users/user-repository.ts';
import { findWebsiteByDomain } from '../websites/website-repository.ts';
import { findDelivered } from '../widget-delivery/delivery-repository.ts';
import { demoAccounts } from './demo-accounts.ts';
import { DEMO_DOMAIN } from './demo-websites.ts';

interface DemoWebsite {
  readonly domain: string;
  readonly isDelivered: boolean;
  readonly snippet: string;
  readonly tag: string;
}

/** The website of the sample site, in whatever state it is; null if it is gone. */
export async function findDemoWebsite({
  database,
  settings,
}: Pick<Platform, 'database' | 'settings'>): Promise<DemoWebsite | null> {
  const owner = await findUserByEmail(database, demoAccounts[0].email);
  const organizations = owner ? await listMemberships(database, owner.id) : [];
  const found = await Promise.all(organizations.map(({ id }) => findWebsiteByDomain(database, id, DEMO_DOMAIN)));
  const website = found.find((one) => one !== null);
  if (!website) return null;
  const { domain, uniqueId } = website;
  const installation = { cdnUrl: settings.WIDGET_CDN_URL, uniqueId };
  return {
    domain,
    isDelivered: (await findDelivered(freshReads(database), [uniqueId])).has(uniqueId),
    snippet: installationSnippet(installation),
    tag: installationTag(installation),
  };
}
