import { AppError } from '../errors/app-error.ts';
import { clientNetwork } from './client-network.ts';
import type { Limit } from './limits.ts';
import { createWindowCounter } from './window-counter.ts';

/** The maximum number of remembered clients, about a hundred bytes each. */
const REMEMBERED = 100_000;

/** Refuses a client beyond a limit. Counted in this process, without a query, for what every visitor may request. */
export function createClientLimit(limit: Limit, factor: number): (address: string) => void {
  const perClient = createWindowCounter(limit, factor, REMEMBERED);
  return (address) => {
    if (!perClient.take(clientNetwork(address).client))
      throw new AppError('too_many_requests', { retryAfter: limit.seconds });
  };
}
