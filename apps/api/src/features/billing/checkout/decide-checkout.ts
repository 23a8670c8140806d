import { isLive, TRIAL_DAYS } from '@evenway/contract';
import type Stripe from 'stripe';
import { isPrepaid, type PaidState } from '../../websites/website-repository.ts';
import type { CheckoutAttempt } from '../billing-repository.ts';

/** No request takes this long. */
const STRANDED_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

/** A website that is paid for, or owes something, needs no checkout. One on prepaid time may choose a plan. */
export function isSubscribed(website: PaidState, now: Date): boolean {
  const isRunning = website.status === 'NOT_PAID' || isLive(website, now);
  return isRunning && !isPrepaid(website, now);
}

interface PreviousFacts {
  /** What the payment provider says about the session of the previous checkout. */
  readonly session: Stripe.Checkout.Session['status'];
  readonly isSamePlan: boolean;
}

/** `keep`: it is the one that was asked for. `close`: nobody may pay it any more. `apply`: it has been paid. */
export type PreviousDecision = 'keep' | 'close' | 'apply' | 'replace';

export function decidePrevious({ session, isSamePlan }: PreviousFacts): PreviousDecision {
  if (session === 'complete') return 'apply';
  if (session !== 'open') return 'replace';
  return isSamePlan ? 'keep' : 'close';
}

export interface CheckoutFacts {
  /** Null once it is deleted or transferred. */
  readonly website: PaidState | null;
  readonly attempt: CheckoutAttempt | null;
  /** The attempt whose session nobody can pay any more. */
  readonly overId: string | null;
  readonly hadTrial: boolean;
  readonly priceId: string;
  readonly now: Date;
}

export type CheckoutDecision =
  | { readonly kind: 'refuse'; readonly code: 'not_found' | 'website_subscribed' }
  | { readonly kind: 'begin'; readonly withTrial: boolean }
  | { readonly kind: 'continue'; readonly attempt: CheckoutAttempt };

/** Whether a checkout begins or one that is under way goes on. For a locked website: the next request sees the result. */
export function decideCheckout({ website, attempt, overId, hadTrial, priceId, now }: CheckoutFacts): CheckoutDecision {
  if (!website) return { kind: 'refuse', code: 'not_found' };
  if (isSubscribed(website, now)) return { kind: 'refuse', code: 'website_subscribed' };
  if (!attempt || attempt.id === overId || isStranded(attempt, now)) return { kind: 'begin', withTrial: !hadTrial };
  // Another request chose another plan at the same time.
  if (attempt.priceId !== priceId) return { kind: 'refuse', code: 'website_subscribed' };
  return { kind: 'continue', attempt };
}

/** It never got a session, so nobody was sent to one. Its parameters may be outdated by now. */
const isStranded = ({ sessionId, createdAt }: CheckoutAttempt, now: Date): boolean =>
  sessionId === null && now.getTime() - createdAt.getTime() > STRANDED_MS;

interface FirstChargeFacts {
  /** The end of the time that is already paid for. */
  readonly prepaidUntil: Date | null;
  readonly attempt: Pick<CheckoutAttempt, 'withTrial' | 'createdAt'>;
}

export type FirstChargeDecision =
  | { readonly kind: 'at_once' }
  | { readonly kind: 'after_days'; readonly days: number }
  | { readonly kind: 'on'; readonly date: Date };

/**
 * When the first charge is made. Time that is already paid for is not charged again. The provider requires at least two
 * days, and a checkout stays open for one: shorter times are rounded up to whole days, and trimmed when the checkout is
 * done. Based on the start of the attempt, so that asking again requests the same.
 */
export function decideFirstCharge({ prepaidUntil, attempt }: FirstChargeFacts): FirstChargeDecision {
  if (!prepaidUntil) return attempt.withTrial ? { kind: 'after_days', days: TRIAL_DAYS } : { kind: 'at_once' };
  const days = (prepaidUntil.getTime() - attempt.createdAt.getTime()) / DAY_MS;
  return days > 3 ? { kind: 'on', date: prepaidUntil } : { kind: 'after_days', days: Math.max(1, Math.ceil(days)) };
}
