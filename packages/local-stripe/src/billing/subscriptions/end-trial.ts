import type { Subscription } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { saveSubscription } from '../save-records.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { renewSubscription } from './renew-subscription.ts';

/** Bills the first period, unless there is no payment method and the subscription says what to do then. */
export function endTrial(work: Work, subscription: Subscription): void {
  const customer = work.transaction.find('customer', subscription.customer);
  const canPay = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  const otherwise = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (!canPay && otherwise === 'cancel') {
    cancelSubscription(work, subscription.id, { reason: 'cancellation_requested' });
  } else if (!canPay && otherwise === 'pause') {
    saveSubscription(work, { ...subscription, status: 'paused' });
  } else {
    renewSubscription(work, subscription);
  }
}
