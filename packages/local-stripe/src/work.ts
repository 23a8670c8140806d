import type { Transaction } from './store/transaction.ts';

/** One piece of work: what it reads and writes, when it happens, and who asked. */
export interface Work {
  transaction: Transaction;
  /** In seconds, by the clock of the customer, or by the one all share. */
  now(customerId?: string | null): number;
  request: { id: string | null; idempotencyKey: string | null };
  /** Where this service answers, for the addresses of its pages. */
  baseUrl: string;
}

export function atTime(work: Work, seconds: number): Work {
  return { ...work, now: () => seconds };
}
