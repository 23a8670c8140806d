import { toList } from '../objects/to-list.ts';
import type { Kind } from '../store/records.ts';
import type { Transaction } from '../store/transaction.ts';

/** The kind of object that an id in a field of this name belongs to. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['customer', 'customer'],
  ['subscription', 'subscription'],
  ['invoice', 'invoice'],
  ['latest_invoice', 'invoice'],
  ['product', 'product'],
  ['price', 'price'],
  ['default_price', 'price'],
  ['default_payment_method', 'payment_method'],
  ['test_clock', 'test_clock'],
]);

/** The object of a field, the field itself if it contains objects already, or nothing if there is none. */
export function findExpansion(transaction: Transaction, parent: Record<string, unknown>, field: string): unknown {
  const value = parent[field];
  if (parent.object === 'checkout.session' && field === 'line_items') {
    const id = String(parent.id);
    const lines = transaction.find('checkout_order', id)?.lines ?? [];
    return toList(lines, `/v1/checkout/sessions/${id}/line_items`);
  }
  if (parent.object === 'customer' && field === 'subscriptions') {
    const running = transaction
      .all('subscription')
      .filter(({ customer, ended_at: endedAt }) => customer === parent.id && endedAt === null);
    return toList(running.toReversed(), `/v1/customers/${String(parent.id)}/subscriptions`);
  }
  const kind = KINDS.get(field);
  if (value === null && kind) return null;
  if (typeof value !== 'string' || !kind) return typeof value === 'object' && value !== null ? value : undefined;
  return transaction.find(kind, value) ?? transaction.find('deleted_customer', value);
}
