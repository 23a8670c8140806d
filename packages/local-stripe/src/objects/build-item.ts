import { newId } from '../store/new-id.ts';
import type { Price, SubscriptionItem } from '../store/records.ts';
import { toPlan } from './build-price.ts';

interface ItemPeriod {
  start: number;
  end: number;
}

interface ItemValues {
  subscription: string;
  price: Price;
  quantity: number;
  period: ItemPeriod;
  metadata: Record<string, string>;
}

export function buildItem(
  created: number,
  { subscription, price, quantity, period, metadata }: ItemValues,
): SubscriptionItem {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata,
    plan: toPlan(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}
