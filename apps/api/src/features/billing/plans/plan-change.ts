import type { Plan } from '@evenway/contract';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isEnding, type WebsiteRow } from '../../websites/website-repository.ts';
import { BY_APPOINTMENT, type Plans } from './plans.ts';

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
  readonly priceId: string;
}

/** Billing parameters for the provider, the same for preview and change. */
export const PRORATION = {
  trial: 'none',
  now: 'always_invoice',
  later: 'create_prorations',
} as const satisfies Record<Billing, string>;

/** What is changed and how it is billed; refuses what cannot be changed. */
export async function planChange(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  priceId: string,
): Promise<PlanChange> {
  const plan = await sellablePlan(plans, priceId);
  const { subscriptionId } = website;
  refuseUnchangeable(website);
  if (!subscriptionId) throw new AppError('website_not_subscribed');
  const subscription = await askPayments(() => platform.payments.subscriptions.retrieve(subscriptionId));
  const item = subscription.items.data[0];
  if (!item) throw new AppError('website_not_subscribed');
  if (item.price.id === priceId) throw new AppError('plan_unchanged');
  const startsPeriod = (item.price.recurring?.interval === 'year') !== plan.yearly;
  return {
    subscriptionId,
    items: [{ id: item.id, price: priceId }],
    billing: billingOf(subscription, item.price, plan, startsPeriod),
    startsPeriod,
    priceId,
  };
}

function refuseUnchangeable(website: WebsiteRow): void {
  if (website.status === 'NOT_PAID') throw new AppError('website_unpaid');
  if (isEnding(website)) throw new AppError('website_cancelled');
  if (website.status !== 'ACTIVE') throw new AppError('website_not_subscribed');
}

/** A plan that checkout sells. */
export async function sellablePlan(plans: Plans, priceId: string): Promise<Plan> {
  const plan = await plans.find(priceId);
  if (!plan) throw new AppError('plan_unknown');
  if (plan.name === BY_APPOINTMENT) throw new AppError('plan_by_appointment');
  return plan;
}

function billingOf(
  { status }: Stripe.Subscription,
  present: Stripe.Price,
  next: Plan,
  startsPeriod: boolean,
): PlanChange['billing'] {
  if (status === 'trialing') return 'trial';
  const nextAmount = Math.round(next.amount * (next.yearly ? 12 : 1) * 100);
  return startsPeriod || nextAmount > (present.unit_amount ?? 0) ? 'now' : 'later';
}
