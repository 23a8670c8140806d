import { requireMethodOf } from '../../billing/cards/attach-card.ts';
import { findCustomer, findSubscription } from '../../billing/find-records.ts';
import { saveSubscription } from '../../billing/save-records.ts';
import { updateSubscription } from '../../billing/subscriptions/update-subscription.ts';
import type { Subscription } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { invalid } from '../api-error.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import type { ObjectOf } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';
import { toChange, UPDATE } from './subscription-params.ts';

type Params = ObjectOf<typeof UPDATE>;

const AFTER_THE_END = ['cancellation_details', 'metadata'];
const WITH_PENDING = [
  'billing_cycle_anchor',
  'items',
  'off_session',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'trial_end',
];

export const UPDATE_SUBSCRIPTION_ROUTE: Route = defineRoute({
  method: 'POST',
  path: '/v1/subscriptions/:id',
  params: UPDATE,
  answer(work, params, id) {
    const before = findSubscription(work, id);
    refuseForbidden(before, params);
    const withValues = changeValues(work, before, params);
    if (before.ended_at !== null) return saveSubscription(work, withValues);
    const { payment_behavior: paymentBehavior } = params;
    return updateSubscription(work, withValues, { ...toChange(params), ...(paymentBehavior && { paymentBehavior }) });
  },
});

function refuseForbidden(before: Subscription, params: Params): void {
  const names = Object.keys(params);
  if (before.ended_at !== null && names.some((name) => !AFTER_THE_END.includes(name))) {
    throw invalid(
      'A canceled subscription can only update its cancellation_details and metadata.',
      undefined,
      'invalid_canceled_subscription_fields',
    );
  }
  const forbidden = names.find((name) => !WITH_PENDING.includes(name));
  if (params.payment_behavior === 'pending_if_incomplete' && forbidden !== undefined) {
    throw invalid(
      `\`${forbidden}\` cannot be updated while \`payment_behavior\` is \`pending_if_incomplete\`.`,
      forbidden,
    );
  }
}

/** What takes effect unchanged, without any calculation. */
function changeValues(work: Work, before: Subscription, params: Params): Subscription {
  const { default_payment_method: method, description, trial_settings: trial, cancellation_details: details } = params;
  if (method !== undefined)
    requireMethodOf(work, findCustomer(work, before.customer), method, 'default_payment_method');
  const behavior = trial?.end_behavior;
  return {
    ...before,
    metadata: mergeMetadata(before.metadata, params.metadata),
    ...(method !== undefined && { default_payment_method: method }),
    ...(description !== undefined && { description }),
    ...(behavior && { trial_settings: { end_behavior: { billing_cycle_anchor: null, ...behavior } } }),
    ...(details && {
      cancellation_details: {
        comment: null,
        feedback: null,
        feedback_option: null,
        reason: null,
        ...before.cancellation_details,
        ...details,
      },
    }),
  };
}
