import type Stripe from 'stripe';
import { catalogue, lookupKey } from './plans.ts';

/** Creates the products and prices that are missing at the payment provider. Running it again changes nothing. */
export async function setUpCatalogue(payments: Stripe): Promise<string[]> {
  const created: string[] = [];
  for (const { name, description, monthly, yearly } of catalogue) {
    for (const [interval, amount] of [
      ['month', monthly],
      ['year', yearly],
    ] as const) {
      const key = lookupKey(name, interval === 'year');
      const { data } = await payments.prices.list({ lookup_keys: [key], limit: 1 });
      if (data.length > 0) continue;
      const product = await payments.products.create({ name, description }, { idempotencyKey: `product-${name}` });
      await payments.prices.create(
        { product: product.id, currency: 'usd', unit_amount: amount, recurring: { interval }, lookup_key: key },
        { idempotencyKey: `price-${key}` },
      );
      created.push(key);
    }
  }
  return created;
}
