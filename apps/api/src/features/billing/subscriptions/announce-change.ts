import type { Plan } from '@evenway/contract';
import type Stripe from 'stripe';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isOpen } from '../../../platform/sessions/organization-access-repository.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';
import { claimNotice } from '../billing-repository.ts';
import type { Renewal } from '../invoices/next-payment.ts';
import { mailReaders } from '../mails/mail-readers.ts';
import { SUBSCRIPTION_MAILS } from '../mails/subscription-changed.ts';
import { decideAnnouncement } from './decide-announcement.ts';
import { prepaidOf } from './decide-website-state.ts';

interface Change {
  /** The website's row, locked, and as it was then saved: the same if a later state was there already. */
  readonly before: WebsiteRow;
  readonly after: WebsiteRow;
  readonly subscription: Stripe.Subscription;
  readonly plan: Plan | null;
  readonly former: Plan | null;
  readonly renewal: Renewal | null;
  readonly askedAt: Date;
}

/**
 * Mails the admins and the billing contact about a start, another plan, a cancellation or its end. The locked website
 * shows each change once; the key also covers a late answer of the provider, which takes a state back for a moment.
 */
export async function announceChange(tx: Transaction, { keys }: Platform, change: Change): Promise<void> {
  const { before, after, subscription, askedAt } = change;
  const { id, organizationId } = after;
  const announced = decideAnnouncement({ before, after, now: new Date() });
  const details = announced && detailsOf(change);
  // A plan that is not for sale was arranged with the operator; without a renewal there is no amount to name.
  const namesCharge = announced !== 'canceled' && announced !== 'ended';
  if (!details || (namesCharge && !(change.plan && change.renewal)) || !(await isOpen(tx, organizationId))) return;
  // A subscription can be canceled, and change its plan, more than once.
  const moments = { started: '', planChanged: askedAt.getTime(), resumed: askedAt.getTime(), ended: '' };
  const at = announced === 'canceled' ? (subscription.canceled_at ?? '') : moments[announced];
  if (!(await claimNotice(tx, `${announced}:${subscription.id}:${at}`, id))) return;
  await mailReaders(tx, keys.link, organizationId, SUBSCRIPTION_MAILS[announced], details);
}

/** Null if the subscription has no price. */
function detailsOf({ before, after, subscription, plan, former, renewal }: Change): Record<string, string> | null {
  const price = subscription.items.data[0]?.price;
  if (!price || !after.expiresAt) return null;
  return {
    domain: after.domain,
    plan: plan?.name ?? '',
    interval: price.recurring?.interval ?? '',
    formerPlan: former?.name ?? before.subscriptionName ?? '',
    // A price that is not for sale any more has an interval that we do not know.
    ...(former && { formerInterval: former.yearly ? 'year' : 'month' }),
    price: String(price.unit_amount ?? 0),
    amount: String(renewal?.amount ?? 0),
    credit: String(renewal?.credit ?? 0),
    currency: price.currency,
    date: after.expiresAt.toISOString(),
    until: after.trialEndsAt ? 'trial' : prepaidOf(subscription) ? 'prepaid' : 'period',
  };
}
