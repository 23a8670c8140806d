import type { Transaction } from './store/transaction.ts';

/** One piece of work: its transaction, its time, and its request. */
export interface Work {
  transaction: Transaction;
  /** In seconds, by the clock of the customer, or by the shared one. */
  now(customerId?: string | null): number;
  request: { id: string | null; idempotencyKey: string | null };
  /** This service's address, for the addresses of its pages. */
  baseUrl: string;
}

export function atTime(work: Work, seconds: number): Work {
  return { ...work, now: () => seconds };
}
