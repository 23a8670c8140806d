import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('tells everyone who listens of every change, until they stop', () => {
  const store = createStore(1);
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = store.subscribe(first);
  store.subscribe(second);
  store.set(2);
  store.set(2);
  expect(store.get()).toBe(2);
  expect(first).toHaveBeenCalledTimes(2);
  stop();
  store.set(3);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 3]);
});

it('tells everyone of a change also when one of them stops or begins to listen meanwhile', () => {
  const store = createStore('before');
  const notified: string[] = [];
  const stop = store.subscribe(() => {
    stop();
    store.subscribe(() => notified.push('late'));
    notified.push('first');
  });
  store.subscribe(() => notified.push('second'));
  store.set('after');
  expect(notified).toEqual(['first', 'second']);
});
