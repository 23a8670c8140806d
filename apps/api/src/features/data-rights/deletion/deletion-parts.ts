import type { Queryable } from '../../../platform/database/database.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';

/** What deletion needs from other features. */
export interface DeletionParts {
  /** Ends whatever could still charge for a website, an open checkout too. */
  endCharges(website: WebsiteRow): Promise<void>;
  /** Ends one subscription, unless it has ended already. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Queues a job that tells the payment provider about a change of the organization. */
  queueCustomerUpdate(db: Queryable, organizationId: string): Promise<void>;
}
