import { newId } from '../store/new-id.ts';
import type { Plan, Price } from '../store/records.ts';

type PriceValues = Partial<Price> & Pick<Price, 'currency' | 'product' | 'recurring'> & { unit_amount: number };

export function buildPrice(created: number, values: PriceValues): Price {
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: values.recurring ? 'recurring' : 'one_time',
    unit_amount_decimal: String(values.unit_amount),
    ...values,
  };
}

/** The old name of a recurring price, which subscription items still have. */
export function toPlan(price: Price): Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
