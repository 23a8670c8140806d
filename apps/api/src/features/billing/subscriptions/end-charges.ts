import type { Platform } from '../../../platform/platform.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { closeCheckout, endSubscriptions } from './release-website.ts';
import { syncWebsite } from './sync-website.ts';

/** Ends everything that could still charge for a website, including an open checkout. */
export async function endCharges(platform: Platform, plans: Plans, website: WebsiteRow): Promise<void> {
  await closeCheckout(platform, plans, website);
  await endSubscriptions(platform, website);
  await syncWebsite(platform, plans, website);
}
