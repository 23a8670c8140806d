import { reportFailures } from '../report-failures.ts';
import type { Delivery } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Transaction } from '../store/transaction.ts';
import { sendWebhook, type WebhookOutcome } from './send-webhook.ts';

const POLL_MS = 25;
const PAUSE_MS = 1_000;

export interface Deliverer {
  /** Call it whenever there may be something to send. */
  wake(): void;
  /** Waits until every endpoint has responded to this event at least once. */
  settled(eventId: string, withinMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Sends one after the other, in the order in which they become due, and records each attempt. */
export function createDeliverer(store: Store, log: (message: string) => void): Deliverer {
  const failures = reportFailures('Local payments could not send events', log);
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const silentUntil = new Map<string, number>();

  const pending = () => store.read((transaction) => transaction.all('delivery'));
  const timeOf = ({ dueAt, endpoint }: Delivery) => Math.max(dueAt, silentUntil.get(endpoint) ?? 0);
  const isDue = (delivery: Delivery) => timeOf(delivery) <= Date.now();

  const attempt = async (delivery: Delivery) => {
    const { event, endpoint } = store.read((transaction) => ({
      event: transaction.find('event', delivery.event),
      endpoint: transaction.find('webhook_endpoint', delivery.endpoint),
    }));
    const outcome = event && endpoint ? await sendWebhook(event, endpoint, stopping.signal) : undefined;
    // If an endpoint does not respond, its other deliveries would not get through either.
    if (outcome?.status === null) silentUntil.set(delivery.endpoint, Date.now() + PAUSE_MS);
    if (!stopping.signal.aborted) await store.run((transaction) => noteAttempt(transaction, delivery, outcome));
  };

  const drain = async () => {
    while (!stopping.signal.aborted) {
      const waiting = pending().sort((one, other) => one.dueAt - other.dueAt);
      const due = waiting.filter(isDue);
      if (due.length === 0) return sleepUntil(Math.min(...waiting.map(timeOf)));
      for (const delivery of due) {
        if (!stopping.signal.aborted && isDue(delivery)) await attempt(delivery);
      }
    }
  };

  const sleepUntil = (time: number) => {
    if (!Number.isFinite(time)) return;
    timer = setTimeout(wake, Math.max(1, time - Date.now()));
    timer.unref();
  };

  const wake = () => {
    clearTimeout(timer);
    if (running || stopping.signal.aborted) return;
    running = drain()
      .then(() => {
        failures.succeeded();
        // Something may have arrived since the last check.
        if (pending().some(isDue)) setImmediate(wake);
      })
      .catch((error) => {
        failures.failed(error);
        // If the database is down, what is pending stays pending.
        sleepUntil(Date.now() + PAUSE_MS);
      })
      .finally(() => {
        running = undefined;
      });
  };

  return {
    wake,
    async settled(eventId, withinMs) {
      const end = Date.now() + withinMs;
      const isWaiting = () =>
        pending().some((delivery) => delivery.event === eventId && delivery.attempts.length === 0 && isDue(delivery));
      while (isWaiting() && Date.now() < end && !stopping.signal.aborted) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    async stop() {
      clearTimeout(timer);
      stopping.abort();
      await running;
    },
  };
}

/** Seconds between a failed attempt and the next: a development machine cannot wait three days. */
const RETRY_SECONDS = [1, 2, 4, 8, 15, 30, 60, 120, 300];

function noteAttempt(transaction: Transaction, { id }: Delivery, outcome: WebhookOutcome | undefined): void {
  const delivery = transaction.find('delivery', id);
  if (!delivery) return;
  if (!outcome) {
    finish(transaction, { ...delivery, state: 'dropped' });
    return;
  }
  const { status, problem } = outcome;
  const attempts = [...delivery.attempts, { at: new Date().toISOString(), status, problem }];
  const isDelivered = status !== null && status >= 200 && status < 300;
  const pause = RETRY_SECONDS[delivery.attempts.length];
  if (isDelivered || pause === undefined) {
    finish(transaction, { ...delivery, attempts, state: isDelivered ? 'delivered' : 'failed' });
  } else {
    transaction.put('delivery', { ...delivery, attempts, dueAt: Date.now() + pause * 1_000 });
  }
  const event = transaction.find('event', delivery.event);
  if (!isDelivered || !event) return;
  transaction.put('event', { ...event, pending_webhooks: Math.max(0, event.pending_webhooks - 1) });
}

function finish(transaction: Transaction, delivery: Delivery): void {
  transaction.delete('delivery', delivery.id);
  transaction.put('finished_delivery', delivery);
}
