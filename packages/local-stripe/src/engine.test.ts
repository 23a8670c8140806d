import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEngine } from './engine.ts';
import { createForgetfulJournal } from './store/journal.ts';
import { createStore, type Store } from './store/store.ts';
import { createDeliverer } from './webhooks/deliverer.ts';

/** Has due work, but cannot store the result. */
async function storeThatFails(): Promise<{ store: Store; attempts: () => number }> {
  let attempts = 0;
  const store = createStore(createForgetfulJournal());
  await store.run((transaction) => {
    transaction.put('delivery', { id: 'one', event: 'evt_1', endpoint: 'we_1', dueAt: 0, attempts: [] } as never);
    transaction.put('test_clock', { id: 'clock_1', status: 'advancing' } as never);
  });
  const run = () => {
    attempts += 1;
    return Promise.reject(new Error('the database is away'));
  };
  return { store: { ...store, run }, attempts: () => attempts };
}

describe('what the local payments do by themselves', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says why what is due was not done, once for each outage', async () => {
    const { store, attempts } = await storeThatFails();
    const reported: string[] = [];
    const engine = startEngine(store, { wake: () => undefined } as never, 'http://127.0.0.1', (one) =>
      reported.push(one),
    );
    await vi.advanceTimersByTimeAsync(3_500);
    await engine.stop();
    expect(attempts()).toBeGreaterThan(2);
    expect(reported).toEqual(['Local payments could not do what was due: Error: the database is away']);
  });

  it('says why events were not sent, and tries again after a pause', async () => {
    const { store, attempts } = await storeThatFails();
    const reported: string[] = [];
    const deliverer = createDeliverer(store, (one) => reported.push(one));
    deliverer.wake();
    await vi.advanceTimersByTimeAsync(3_500);
    await deliverer.stop();
    expect(attempts()).toBe(4);
    expect(reported).toEqual(['Local payments could not send events: Error: the database is away']);
  });
});
