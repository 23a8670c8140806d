import type { Transaction } from '../../platform/database/database.ts';
import type { PaidTime, ReadyToTransfer } from './transfer/transfer-repository.ts';
import type { WebsiteRow } from './website-repository.ts';

/** What websites need of billing. The billing feature does it; `implementations.ts` puts the two together. */
export interface WebsiteBilling {
  /** Refuses a price that is not on sale. */
  readonly requireSellable: (priceId: string) => Promise<unknown>;
  /** Closes an open checkout, and brings the website to what the payment provider says now. */
  readonly settle: (website: WebsiteRow) => Promise<WebsiteRow>;
  /** Ends every subscription that could still charge for the website. */
  readonly endSubscriptions: (website: WebsiteRow) => Promise<void>;
  /** Closes an open checkout and asks the provider whether all is paid. Changes nothing else. */
  readonly prepareTransfer: (website: WebsiteRow) => Promise<ReadyToTransfer>;
  /** Parts a locked website from what its organization pays with, which ends when the transaction is committed. */
  readonly release: (
    tx: Transaction,
    locked: WebsiteRow,
    ready: ReadyToTransfer,
    organizationId: string,
  ) => Promise<PaidTime | null>;
}
