import type { WebsiteStatus } from '@evenway/contract';
import type Stripe from 'stripe';

export interface WebsiteState {
  readonly subscriptionId: string;
  readonly status: WebsiteStatus;
  readonly priceId: string | null;
  readonly subscribedAt: Date;
  readonly expiresAt: Date | null;
  /** Set during the trial. */
  readonly trialEndsAt: Date | null;
}

export type SubscriptionDecision =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'found';
      readonly subscription: Stripe.Subscription;
      /** The end that its trial must get before it counts. */
      readonly trialEnd: number | 'now' | null;
      /** Further ones that run: one website, one subscription. */
      readonly surplus: readonly string[];
    };

/** Which of a website's subscriptions decides about it, and what is wrong with them. */
export function decideSubscription({
  subscriptions,
  now,
}: {
  readonly subscriptions: readonly Stripe.Subscription[];
  readonly now: Date;
}): SubscriptionDecision {
  const subscription = decisiveSubscription(subscriptions);
  if (!subscription) return { kind: 'none' };
  const surplus = subscriptions.filter(({ id, status }) => id !== subscription.id && isRunning(status));
  return {
    kind: 'found',
    subscription,
    trialEnd: trialEndOf(subscription, now),
    surplus: surplus.map(({ id }) => id),
  };
}

/** A checkout can only promise whole days, and at least two: move the first charge to the end of the prepaid time. */
function trialEndOf(subscription: Stripe.Subscription, now: Date): number | 'now' | null {
  const prepaid = prepaidOf(subscription);
  if (!prepaid || subscription.trial_end === null || subscription.trial_end <= prepaid.until) return null;
  // The provider refuses an end that has passed when the request arrives.
  return prepaid.until <= now.getTime() / 1000 + 60 ? 'now' : prepaid.until;
}

export type WebsiteStateDecision =
  /** It would go on charging an organization that is closed. */
  | { readonly kind: 'end' }
  /** A state of the future, which leaves the website as it is. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'save'; readonly state: WebsiteState };

/** What the decisive subscription means for its website. */
export function decideWebsiteState({
  subscription,
  isClosing,
  now,
}: {
  readonly subscription: Stripe.Subscription;
  readonly isClosing: boolean;
  readonly now: Date;
}): WebsiteStateDecision {
  if (isClosing && isRunning(subscription.status)) return { kind: 'end' };
  const state = websiteState(subscription, now);
  return state ? { kind: 'save', state } : { kind: 'unknown' };
}

/** Null for an unknown state. */
export function websiteState(subscription: Stripe.Subscription, now = new Date()): WebsiteState | null {
  const status = statusOf(subscription);
  if (!status) return null;
  return {
    subscriptionId: subscription.id,
    status,
    priceId: subscription.items.data[0]?.price.id ?? null,
    subscribedAt: dateOf(subscription.start_date),
    expiresAt: expiryOf(subscription, now),
    trialEndsAt:
      subscription.status === 'trialing' && subscription.trial_end !== null && !prepaidOf(subscription)
        ? dateOf(subscription.trial_end)
        : null,
  };
}

/**
 * Time that the website's former organization had paid for, and on which plan. At the provider it is a trial, after
 * which the chosen plan starts. Null once it is over.
 */
export function prepaidOf({
  status,
  metadata,
}: Pick<Stripe.Subscription, 'status' | 'metadata'>): { until: number; plan: string | null } | null {
  const { prepaidUntil, prepaidPlan = null } = metadata;
  return status === 'trialing' && prepaidUntil ? { until: Number(prepaidUntil), plan: prepaidPlan } : null;
}

/** Of several subscriptions of one website, the one that counts: the first running one, else the last that ran. */
function decisiveSubscription(subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription | null {
  const byAge = [...subscriptions].sort((a, b) => a.created - b.created);
  return (
    byAge.find(({ status }) => isRunning(status)) ??
    byAge.findLast(({ status }) => status === 'canceled') ??
    byAge.at(-1) ??
    null
  );
}

/** Whether a subscription still charges or could charge again. */
export const isRunning = (status: string): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due' || status === 'unpaid' || status === 'paused';

function statusOf(subscription: Stripe.Subscription): WebsiteStatus | null {
  switch (subscription.status) {
    case 'trialing':
    case 'active':
      return isCancelScheduled(subscription) ? 'CANCELLED' : 'ACTIVE';
    case 'canceled':
      return 'CANCELLED';
    case 'past_due':
    case 'unpaid':
    case 'incomplete':
      return 'NOT_PAID';
    case 'paused':
    case 'incomplete_expired':
      return 'INACTIVE';
    default:
      return null;
  }
}

/** The portal schedules a cancellation by `cancel_at`, the API by `cancel_at_period_end`. */
const isCancelScheduled = (subscription: Stripe.Subscription): boolean =>
  subscription.cancel_at_period_end || subscription.cancel_at !== null;

function expiryOf(subscription: Stripe.Subscription, now: Date): Date | null {
  const starts = subscription.items.data.map((item) => item.current_period_start);
  const ends = subscription.items.data.map((item) => item.current_period_end);
  switch (subscription.status) {
    case 'canceled':
      // Over is over, even if the provider's clock is ahead of ours.
      return dateOf(Math.min(subscription.ended_at ?? subscription.created, now.getTime() / 1000));
    // The period has moved on already: the paid time ended where it started.
    case 'past_due':
    case 'unpaid':
      return starts.length > 0 ? dateOf(Math.min(...starts)) : null;
    default: {
      const end = subscription.cancel_at ?? (subscription.status === 'trialing' ? subscription.trial_end : null);
      return end !== null ? dateOf(end) : ends.length > 0 ? dateOf(Math.min(...ends)) : null;
    }
  }
}

const dateOf = (seconds: number) => new Date(seconds * 1000);
