import type { Plan } from '@evenway/contract';
import type Stripe from 'stripe';
import { isEnding, type PaidState } from '../../websites/website-repository.ts';

/** Seconds for which a preview may be accepted. After that it would count used time as unused. */
const PREVIEW_LIVES = 15 * 60;

/**
 * `trial`: nothing is charged before the trial ends. `now`: billed at once, because the plan is more expensive or a new
 * period starts. `later`: a cheaper plan for the rest of the period, settled on the next invoice.
 */
export type Billing = 'trial' | 'now' | 'later';

export interface PlanChange {
  readonly subscriptionId: string;
  readonly items: { readonly id: string; readonly price: string }[];
  readonly billing: Billing;
  /** Another interval starts a new period at once. */
  readonly startsPeriod: boolean;
}

export interface PlanChangeFacts {
  readonly website: PaidState;
  readonly plan: Pick<Plan, 'id' | 'amount' | 'yearly'>;
  /** As the payment provider has it. Only asked for if the website's own state refuses nothing. */
  readonly subscription: {
    readonly id: string;
    readonly status: Stripe.Subscription['status'];
    readonly item: { readonly id: string; readonly price: Price } | null;
  } | null;
  readonly now: Date;
}

type Price = Pick<Stripe.Price, 'id' | 'unit_amount'> & { readonly recurring: { readonly interval: string } | null };

export type PlanChangeDecision =
  | { readonly kind: 'refuse'; readonly code: Refusal | 'plan_unchanged' }
  | { readonly kind: 'change'; readonly change: PlanChange };

type Refusal = 'website_unpaid' | 'website_cancelled' | 'website_not_subscribed';

/** Why a website cannot change its plan, as far as we know without the provider. */
export function refusalOf(website: PaidState, now: Date): Refusal | null {
  if (website.status === 'NOT_PAID') return 'website_unpaid';
  if (isEnding(website, now)) return 'website_cancelled';
  return website.status === 'ACTIVE' && website.subscriptionId !== null ? null : 'website_not_subscribed';
}

/** What is changed and how it is billed. */
export function decidePlanChange({ website, plan, subscription, now }: PlanChangeFacts): PlanChangeDecision {
  const refusal = refusalOf(website, now);
  if (refusal) return { kind: 'refuse', code: refusal };
  if (!subscription?.item) return { kind: 'refuse', code: 'website_not_subscribed' };
  const { id: subscriptionId, item } = subscription;
  if (item.price.id === plan.id) return { kind: 'refuse', code: 'plan_unchanged' };
  const startsPeriod = (item.price.recurring?.interval === 'year') !== plan.yearly;
  const nextAmount = Math.round(plan.amount * (plan.yearly ? 12 : 1) * 100);
  const isBilledNow = startsPeriod || nextAmount > (item.price.unit_amount ?? 0);
  return {
    kind: 'change',
    change: {
      subscriptionId,
      items: [{ id: item.id, price: plan.id }],
      billing: subscription.status === 'trialing' ? 'trial' : isBilledNow ? 'now' : 'later',
      startsPeriod,
    },
  };
}

/** Both in seconds: when the accepted preview was made, and when one would be made at present. */
export function isPreviewOutdated(accepted: number, present: number): boolean {
  const age = present - accepted;
  return age < 0 || age > PREVIEW_LIVES;
}
