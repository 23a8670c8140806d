import { readSwitches } from '../webhooks/switches.ts';
import type { Work } from '../work.ts';

const NEWEST_EVENTS = 200;

/** The dashboard as data. Newest first. */
export function summarize({ transaction, now }: Work) {
  const deliveries = [...transaction.all('finished_delivery'), ...transaction.all('delivery')];
  return {
    now: now(),
    switches: readSwitches(transaction),
    customers: transaction.all('customer').toReversed(),
    subscriptions: transaction.all('subscription').toReversed(),
    events: transaction
      .all('event')
      .slice(-NEWEST_EVENTS)
      .toReversed()
      .map(({ id, type, created }) => ({
        id,
        type,
        created,
        deliveries: deliveries.filter(({ event }) => event === id).map(({ state, attempts }) => ({ state, attempts })),
      })),
  };
}
