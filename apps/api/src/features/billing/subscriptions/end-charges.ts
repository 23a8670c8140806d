import type { Platform } from '../../../platform/platform.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { endSubscriptions, settleWebsite } from './release-website.ts';

/** Ends everything that could still charge for a website, including an open checkout. */
export async function endCharges(platform: Platform, plans: Plans, website: WebsiteRow): Promise<void> {
  await settleWebsite(platform, plans, website);
  await endSubscriptions(platform, website);
}
