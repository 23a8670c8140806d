import { findInPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PaidTime } from '../../websites/transfer/transfer-repository.ts';
import { websiteState } from './decide-website-state.ts';

/**
 * Ends the subscription of a transferred website. Its remaining time went along, so it is not refunded; what an earlier
 * change of plan still owes the payer is. Repeating it changes nothing.
 */
export async function endTransferredSubscription({ payments, log }: Platform, paid: PaidTime): Promise<void> {
  const { subscriptionId } = paid;
  const subscription = await findInPayments(() => payments.subscriptions.retrieve(subscriptionId));
  if (!subscription || subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return;
  const state = websiteState(subscription);
  const hasChanged =
    paid.paidUntil !== null &&
    (state?.expiresAt?.getTime() !== paid.paidUntil.getTime() || state.priceId !== paid.priceId);
  // While the provider was down it may have renewed: that time was not transferred, and is refunded as credit.
  if (hasChanged) log.error({ subscriptionId }, 'a subscription changed after its website was transferred');
  await findInPayments(() => payments.subscriptions.cancel(subscriptionId, { prorate: hasChanged, invoice_now: true }));
}
