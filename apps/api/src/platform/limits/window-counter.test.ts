import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWindowCounter } from './window-counter.ts';

afterEach(() => void vi.useRealTimers());

describe('a counter in memory', () => {
  it('Y09: lets so many through per key and window, and begins again after it', () => {
    vi.useFakeTimers();
    const counter = createWindowCounter({ attempts: 2, seconds: 60 }, 1, 100);
    expect([1, 2, 3].map(() => counter.take('a'))).toEqual([true, true, false]);
    expect(counter.take('b')).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(counter.take('a')).toBe(true);
  });

  it('Y09: forgets keys when there are too many, those in use last', () => {
    const counter = createWindowCounter({ attempts: 1, seconds: 60 }, 1, 10);
    counter.take('often');
    for (let key = 0; key < 1_000; key += 1) {
      counter.take(String(key));
      if (key % 3 === 0) expect(counter.take('often')).toBe(false);
    }
    expect(counter.take('0')).toBe(true);
  });
});
