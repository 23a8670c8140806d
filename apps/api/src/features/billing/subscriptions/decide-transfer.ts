import type { PaidTime } from '../../websites/transfer/transfer-repository.ts';
import { type PaidState, paidUntilOf } from '../../websites/website-repository.ts';
import type { CheckoutAttempt } from '../billing-repository.ts';

/** A checkout that has not reached the provider by then never will. */
const OPENING_MS = 60_000;

type Attempt = Pick<CheckoutAttempt, 'id' | 'sessionId'>;

export interface PrepareFacts {
  readonly website: PaidState;
  /** A renewal moves the period on an hour before it charges: that time is not paid yet. */
  readonly hasDraftInvoice: boolean;
  /** It may be a change of plan that waits for the bank. */
  readonly hasOpenInvoice: boolean;
  readonly attempt: Pick<CheckoutAttempt, 'sessionId' | 'createdAt'> | null;
  readonly now: Date;
}

export type PrepareDecision =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refuse'; readonly code: 'transfer_unpaid' | 'transfer_renewing' | 'transfer_busy' };

/** Whether everything is paid, and nobody is about to pay. */
export function decideTransfer(facts: PrepareFacts): PrepareDecision {
  const { website, hasDraftInvoice, hasOpenInvoice, attempt, now } = facts;
  if (website.status === 'NOT_PAID') return { kind: 'refuse', code: 'transfer_unpaid' };
  if (hasDraftInvoice) return { kind: 'refuse', code: 'transfer_renewing' };
  if (hasOpenInvoice) return { kind: 'refuse', code: 'transfer_unpaid' };
  const isOpening = attempt && !attempt.sessionId && now.getTime() - attempt.createdAt.getTime() < OPENING_MS;
  return isOpening ? { kind: 'refuse', code: 'transfer_busy' } : { kind: 'ready' };
}

export interface ReleaseFacts {
  /** As it is now, locked. */
  readonly website: PaidState & { readonly priceId: string | null };
  readonly attempt: Attempt | null;
  readonly hadTrial: boolean;
  /** When the provider was asked. */
  readonly ready: { readonly website: Pick<PaidState, 'subscriptionId'>; readonly attempt: Attempt | null };
  readonly now: Date;
}

export type ReleaseDecision =
  /** Something has changed since the provider was asked. */
  | { readonly kind: 'refuse'; readonly code: 'transfer_busy' }
  | {
      readonly kind: 'release';
      /** The subscription to end and the time that goes along; null without a subscription. */
      readonly paid: PaidTime | null;
      /** The free trial is per domain, not per owner. */
      readonly hadTrial: boolean;
    };

export function decideRelease({ website, attempt, hadTrial, ready, now }: ReleaseFacts): ReleaseDecision {
  const { subscriptionId, priceId, status } = website;
  const isOtherAttempt =
    attempt !== null && (attempt.id !== ready.attempt?.id || attempt.sessionId !== ready.attempt.sessionId);
  if (subscriptionId !== ready.website.subscriptionId || status === 'NOT_PAID' || isOtherAttempt)
    return { kind: 'refuse', code: 'transfer_busy' };
  if (!subscriptionId) return { kind: 'release', paid: null, hadTrial };
  return { kind: 'release', paid: { subscriptionId, priceId, paidUntil: paidUntilOf(website, now) }, hadTrial: true };
}

export interface FormerSubscriptionFacts {
  readonly paid: PaidTime;
  readonly status: string;
  /** What the subscription means at present; null for an unknown state. */
  readonly state: { readonly expiresAt: Date | null; readonly priceId: string | null } | null;
}

export type FormerSubscriptionDecision =
  /** It has ended. */
  | { readonly kind: 'nothing' }
  /** Its remaining time went along, so it is only refunded if it has changed since: that was not transferred. */
  | { readonly kind: 'end'; readonly hasChanged: boolean };

export function decideFormerSubscription({ paid, status, state }: FormerSubscriptionFacts): FormerSubscriptionDecision {
  if (status === 'canceled' || status === 'incomplete_expired') return { kind: 'nothing' };
  const { paidUntil, priceId } = paid;
  const isSame = state?.expiresAt?.getTime() === paidUntil?.getTime() && state?.priceId === priceId;
  return { kind: 'end', hasChanged: paidUntil !== null && !isSame };
}
