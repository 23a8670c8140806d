import type { Plan, PlanChangePreview } from '@evenway/contract';
import type Stripe from 'stripe';
import { AppError } from '../../platform/errors/app-error.ts';
import { askPayments } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WebsiteRow } from '../websites/website-repository.ts';
import { BY_APPOINTMENT, type Plans } from './plans.ts';
import { syncWebsite } from './sync-website.ts';

/**
 * Moves a running subscription to another plan. In the trial nothing is charged; a dearer plan is paid for at once, and
 * only if the card agrees; a cheaper one is credited on the next invoice.
 */
export async function changePlan(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  request: { priceId: string; prorationDate?: number | undefined },
): Promise<WebsiteRow> {
  const { subscription, item, behaviour } = await planChange(platform, plans, website, request.priceId);
  const isPaidNow = behaviour === 'always_invoice';
  const updated = await askPayments(() =>
    platform.payments.subscriptions.update(subscription.id, {
      items: [{ id: item, price: request.priceId }],
      proration_behavior: behaviour,
      ...(isPaidNow && { payment_behavior: 'pending_if_incomplete' }),
      ...(behaviour !== 'none' && request.prorationDate !== undefined && { proration_date: request.prorationDate }),
    }),
  );
  const result = await syncWebsite(platform, plans, website);
  if (updated.pending_update) throw new AppError('payment_declined');
  return result;
}

export async function previewPlanChange(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  priceId: string,
): Promise<PlanChangePreview> {
  const { subscription, item, behaviour } = await planChange(platform, plans, website, priceId);
  const prorationDate = Math.floor(Date.now() / 1000);
  const preview = (how: typeof behaviour) =>
    askPayments(() =>
      platform.payments.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: {
          items: [{ id: item, price: priceId }],
          proration_behavior: how,
          ...(how !== 'none' && { proration_date: prorationDate }),
        },
      }),
    );
  const [now, next] = await Promise.all([
    preview(behaviour),
    preview(behaviour === 'always_invoice' ? 'none' : behaviour),
  ]);
  return {
    dueNow: behaviour === 'always_invoice' ? Math.max(0, now.amount_due) : 0,
    nextAmount: Math.max(0, next.amount_due),
    currency: now.currency,
    nextDate: new Date((next.next_payment_attempt ?? next.period_end) * 1000).toISOString(),
    prorationDate,
  };
}

async function planChange(platform: Platform, plans: Plans, website: WebsiteRow, priceId: string) {
  const plan = await sellablePlan(plans, priceId);
  const { subscriptionId } = website;
  if (website.status !== 'ACTIVE' || !subscriptionId) throw new AppError('website_not_subscribed');
  if (website.priceId === priceId) throw new AppError('plan_unchanged');
  const subscription = await askPayments(() => platform.payments.subscriptions.retrieve(subscriptionId));
  const item = subscription.items.data[0];
  if (!item) throw new AppError('website_not_subscribed');
  const present = await plans.find(item.price.id);
  return { subscription, item: item.id, behaviour: behaviourFor(subscription, present, plan) };
}

/** A plan that checkout sells. */
export async function sellablePlan(plans: Plans, priceId: string): Promise<Plan> {
  const plan = await plans.find(priceId);
  if (!plan) throw new AppError('plan_unknown');
  if (plan.name === BY_APPOINTMENT) throw new AppError('plan_by_appointment');
  return plan;
}

function behaviourFor(subscription: Stripe.Subscription, present: Plan | null, next: Plan) {
  if (subscription.status === 'trialing') return 'none';
  const billed = (plan: Plan) => plan.amount * (plan.yearly ? 12 : 1);
  return !present || billed(next) > billed(present) ? 'always_invoice' : 'create_prorations';
}
