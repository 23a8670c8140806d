import type { Transaction } from '../store/transaction.ts';

/** The shared offset of all customers. */
export const EVERYTHING = 'everything';

/** A customer on a test clock has its frozen time; any other that of the machine, plus its offset. */
export function timeOf(transaction: Transaction, customerId?: string | null): number {
  const clockId = customerId ? transaction.find('customer', customerId)?.test_clock : null;
  const clock = clockId ? transaction.find('test_clock', clockId) : undefined;
  if (clock) return clock.frozen_time;
  const own = customerId ? offsetOf(transaction, customerId) : 0;
  return Math.floor(Date.now() / 1_000) + offsetOf(transaction, EVERYTHING) + own;
}

export function offsetOf(transaction: Transaction, id: string): number {
  return transaction.find('clock_offset', id)?.seconds ?? 0;
}
