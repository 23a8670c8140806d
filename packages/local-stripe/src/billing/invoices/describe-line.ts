import { formatMoney } from '../../pages/format.ts';
import type { Price, SubscriptionItem } from '../../store/records.ts';
import type { Work } from '../../work.ts';

export function productName({ transaction }: Work, price: Price): string {
  return transaction.find('product', price.product)?.name ?? price.product;
}

export function describeCharge(work: Work, { price, quantity = 1 }: SubscriptionItem): string {
  return `${quantity} × ${productName(work, price)} (at ${describePrice(price)})`;
}

export function describePrice(price: Price): string {
  const { interval = 'month', interval_count: count = 1 } = price.recurring ?? {};
  return `${formatMoney(price.unit_amount ?? 0, price.currency)} / ${count === 1 ? interval : `${count} ${interval}s`}`;
}

export function amountOf({ price, quantity = 1 }: Pick<SubscriptionItem, 'price' | 'quantity'>): number {
  return (price.unit_amount ?? 0) * quantity;
}
