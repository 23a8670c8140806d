import type { Transaction } from '../../platform/database/database.ts';
import type { PaidTime, ReadyToTransfer } from './transfer/transfer-repository.ts';
import type { WebsiteRow } from './website-repository.ts';

/** What websites need from billing. Implemented by the billing feature, and injected in `implementations.ts`. */
export interface WebsiteBilling {
  /** Refuses a price that is not on sale. */
  readonly requireSellable: (priceId: string) => Promise<unknown>;
  /** Closes an open checkout, and updates the website to its state at the payment provider. */
  readonly settle: (website: WebsiteRow) => Promise<WebsiteRow>;
  /** Ends every subscription that could still charge for the website. */
  readonly endSubscriptions: (website: WebsiteRow) => Promise<void>;
  /** Closes an open checkout and asks the provider whether everything is paid. Changes nothing else. */
  readonly prepareTransfer: (website: WebsiteRow) => Promise<ReadyToTransfer>;
  /** Separates a locked website from its organization's subscription, which ends after the transaction is committed. */
  readonly release: (
    tx: Transaction,
    locked: WebsiteRow,
    ready: ReadyToTransfer,
    organizationId: string,
  ) => Promise<PaidTime | null>;
}
