import type Stripe from 'stripe';
import type { SubscriptionChange } from '../../billing/subscriptions/subscription-change.ts';
import {
  boolean,
  clearable,
  either,
  integer,
  list,
  metadata,
  type ObjectOf,
  object,
  oneOf,
  type ParamsOf,
  required,
  text,
} from '../readers.ts';

const NOW_OR_TIME = either(oneOf('now'), (value) => value === 'now', integer);
const CANCEL_AT = either(oneOf('min_period_end'), (value) => value === 'min_period_end', integer);
const PRORATION = oneOf('create_prorations', 'always_invoice', 'none');

export const TRIAL_SETTINGS = object({
  end_behavior: required(object({ missing_payment_method: required(oneOf('cancel', 'create_invoice', 'pause')) })),
});

export const CREATE = {
  billing_cycle_anchor: integer,
  cancel_at: CANCEL_AT,
  cancel_at_period_end: boolean,
  customer: required(text),
  default_payment_method: text,
  description: text,
  items: required(list(object({ price: required(text), quantity: integer, metadata }))),
  metadata: clearable(metadata),
  off_session: boolean,
  payment_behavior: oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete'),
  proration_behavior: PRORATION,
  trial_end: NOW_OR_TIME,
  trial_period_days: integer,
  trial_settings: TRIAL_SETTINGS,
} satisfies ParamsOf<Stripe.SubscriptionCreateParams>;

/** What a change and its preview have in common. */
const CHANGE = {
  billing_cycle_anchor: object({ type: required(oneOf('now', 'unchanged')) }),
  cancel_at: clearable(CANCEL_AT),
  cancel_at_period_end: boolean,
  items: list(object({ id: text, price: text, quantity: integer, deleted: boolean, metadata: clearable(metadata) })),
  proration_behavior: PRORATION,
  proration_date: integer,
  trial_end: NOW_OR_TIME,
};

export const PREVIEW = CHANGE satisfies ParamsOf<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>;

export const UPDATE = {
  ...CHANGE,
  cancellation_details: object({ comment: clearable(text), feedback: clearable(text) }),
  default_payment_method: text,
  description: clearable(text),
  metadata: clearable(metadata),
  off_session: boolean,
  payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'),
  trial_settings: TRIAL_SETTINGS,
} satisfies ParamsOf<Stripe.SubscriptionUpdateParams>;

export function toChange(params: ObjectOf<typeof CHANGE>): SubscriptionChange {
  const { billing_cycle_anchor: anchor, cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = params;
  const { proration_behavior: proration, proration_date: date, trial_end: trialEnd } = params;
  return {
    ...(params.items && { items: params.items }),
    ...(anchor && { resetBillingCycle: anchor.type === 'now' }),
    ...(cancelAt !== undefined && { cancelAt }),
    ...(atPeriodEnd !== undefined && { cancelAtPeriodEnd: atPeriodEnd }),
    ...(proration && { prorationBehavior: proration }),
    ...(date !== undefined && { prorationDate: date }),
    ...(trialEnd !== undefined && { trialEnd }),
  };
}
