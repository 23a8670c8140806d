import { invalid, missing } from '../api/api-error.ts';
import type { CheckoutSession, Customer, Invoice, Price, Product, Subscription } from '../store/records.ts';
import type { Work } from '../work.ts';

export function findCustomer({ transaction }: Work, id: string, param = 'customer'): Customer {
  return transaction.find('customer', id) ?? fail(missing('customer', id, param));
}

export function findSubscription({ transaction }: Work, id: string, param = 'id'): Subscription {
  return transaction.find('subscription', id) ?? fail(missing('subscription', id, param));
}

export function findInvoice({ transaction }: Work, id: string, param = 'invoice'): Invoice {
  return transaction.find('invoice', id) ?? fail(missing('invoice', id, param));
}

export function findSession({ transaction }: Work, id: string): CheckoutSession {
  return transaction.find('checkout_session', id) ?? fail(missing('checkout.session', id, 'session'));
}

export function findProduct({ transaction }: Work, id: string, param = 'product'): Product {
  return transaction.find('product', id) ?? fail(missing('product', id, param));
}

/** A price that can be subscribed to. */
export function findSoldPrice({ transaction }: Work, id: string, param: string): Price {
  const price = transaction.find('price', id) ?? fail(missing('price', id, param));
  if (!price.active) throw invalid(`The price specified is inactive. This field only accepts active prices.`, param);
  if (!price.recurring) {
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      param,
    );
  }
  return price;
}

export function subscriptionIdOf({ parent }: Invoice): string | undefined {
  return parent?.subscription_details?.subscription;
}

function fail(error: Error): never {
  throw error;
}
