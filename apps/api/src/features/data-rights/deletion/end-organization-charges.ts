import type { Queryable } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ListedSubscriptions, listSubscriptionsOfWebsites } from '../../billing/billing-repository.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';
import { decideChargesToEnd } from './decide-organization-deletion.ts';
import { findWebsiteToEnd } from './deletion-repository.ts';

/** What deletion needs from other features. */
export interface DeletionParts {
  /** Ends whatever could still charge for a website, an open checkout too. */
  endCharges(website: WebsiteRow): Promise<void>;
  /** Ends one subscription, unless it has ended already. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Queues a job that tells the payment provider about a change of the organization. */
  queueCustomerUpdate(db: Queryable, organizationId: string): Promise<void>;
}

export const END_CHARGES_TASK = 'end_organization_charges';
/** What one job does before the next one starts, so that little is repeated after a failure. */
const WEBSITES_AT_ONCE = 20;

/**
 * Queues jobs, committed with the closing, that end everything the organization could still be charged for. They run
 * one after another, and each is repeated until the payment provider has responded for all of its websites.
 */
export async function queueEndOfCharges(tx: Queryable, organizationId: string): Promise<void> {
  const websites = await listSubscriptionsOfWebsites(tx, organizationId);
  for (let first = 0; first < websites.length; first += WEBSITES_AT_ONCE) {
    const charges = JSON.stringify(websites.slice(first, first + WEBSITES_AT_ONCE));
    await addJob(tx, END_CHARGES_TASK, { organizationId, charges }, { queue: `${END_CHARGES_TASK}:${organizationId}` });
  }
}

/** One website that fails does not hold up the others. */
export async function endOrganizationCharges(
  platform: Platform,
  parts: Pick<DeletionParts, 'endCharges' | 'endSubscription'>,
  organizationId: string,
  charges: readonly ListedSubscriptions[],
): Promise<void> {
  let failure: unknown;
  for (const { websiteId, subscriptionIds } of charges) {
    try {
      const found = await findWebsiteToEnd(platform.database, organizationId, websiteId);
      const decision = decideChargesToEnd(found);
      if (decision.kind === 'end_all') await parts.endCharges(decision.website);
      else for (const id of subscriptionIds) await parts.endSubscription(id);
    } catch (error) {
      failure = error;
    }
  }
  if (failure !== undefined) throw failure;
}
