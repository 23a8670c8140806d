import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { workBudget } from './work-budget.ts';

/** Lets time pass while the work runs. */
const take = (ms: number) => () => void vi.advanceTimersByTime(ms);

describe('what following the page may cost', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The time spent if a page makes a request every 50 ms for this many seconds. */
  const spentIn = (seconds: number, cost: number, ask: (budget: ReturnType<typeof workBudget>) => void) => {
    let spent = 0;
    const look = take(cost);
    const budget = workBudget(() => {
      spent += cost;
      look();
    });
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      ask(budget);
      vi.advanceTimersByTime(50);
    }
    budget.cancel();
    return spent;
  };

  test.for([5, 40, 400, 1500])('patient runs of %i ms: one run, then three percent', (cost) => {
    const spent = spentIn(200, cost, (budget) => budget.request(false));
    expect(spent).toBeGreaterThan(cost);
    expect(spent).toBeLessThan(200_000 * 0.03 + Math.max(250, 2 * cost));
  });

  test.for([5, 40, 400, 1500])('urgent runs of %i ms: a few at once, then three percent', (cost) => {
    const spent = spentIn(200, cost, (budget) => budget.request(true));
    expect(spent).toBeGreaterThan(cost);
    expect(spent).toBeLessThan(200_000 * 0.03 + Math.max(250, 5 * cost));
  });

  test('patient requests of one burst are one run, once it has gathered', () => {
    let runs = 0;
    const budget = workBudget(() => void runs++);
    for (let asked = 0; asked < 25; asked++) {
      budget.request(false);
      vi.advanceTimersByTime(10);
    }
    expect(runs).toBe(0);
    vi.advanceTimersByTime(100);
    expect(runs).toBe(1);
  });

  test.for([1, 30, 300])('looks of %i ms wait until they are paid for', (cost) => {
    let [spent, looks] = [0, 0];
    const budget = workBudget(() => undefined);
    const look = () => {
      looks++;
      spent += cost;
      vi.advanceTimersByTime(cost);
      budget.later(look, 60);
    };
    const start = performance.now();
    budget.later(look, 60);
    while (performance.now() - start < 200_000) vi.advanceTimersByTime(50);
    expect(looks).toBeGreaterThan(10);
    expect(spent).toBeLessThan((performance.now() - start) * 0.015 + 250 + cost);
  });

  test('a long run does not keep looks waiting, nor is it charged to the look it was asked for in', () => {
    const budget = workBudget(take(5000));
    const seen: number[] = [];
    const look = () => {
      seen.push(performance.now());
      if (seen.length === 1) budget.request(true);
      if (seen.length < 3) budget.later(look, 60);
    };
    budget.later(look, 60);
    vi.advanceTimersByTime(10_000);
    expect(seen).toHaveLength(3);
    expect((seen[1] as number) - (seen[0] as number)).toBe(5060);
  });

  test('a look that fails is paid for, and stays with us', () => {
    const budget = workBudget(() => undefined);
    budget.later(() => {
      throw new Error('A page in an unforeseen state');
    }, 60);
    expect(() => vi.advanceTimersByTime(100)).not.toThrow();
  });
});
