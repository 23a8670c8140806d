import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportMissingPrices } from './report-missing-prices.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts the missing prices at each read, and logs a cause once and again after some minutes', () => {
  const error = vi.fn();
  const setMissingPrices = vi.fn();
  const report = reportMissingPrices({ error }, { setMissingPrices });
  const logged = () => error.mock.calls.map(([{ lookupKeys }]) => lookupKeys.join());
  for (let read = 0; read < 100; read += 1) report(['growth_yearly']);
  expect(setMissingPrices).toHaveBeenCalledTimes(100);
  expect(logged()).toEqual(['growth_yearly']);
  report(['growth_yearly', 'scale_yearly']);
  expect(setMissingPrices).toHaveBeenLastCalledWith(2);
  expect(logged()).toEqual(['growth_yearly', 'growth_yearly,scale_yearly']);
  vi.setSystemTime(Date.now() + 10 * 60_000);
  report(['growth_yearly', 'scale_yearly']);
  expect(logged()).toHaveLength(3);
  report([]);
  expect(setMissingPrices).toHaveBeenLastCalledWith(0);
  expect(logged()).toHaveLength(3);
  // It was there meanwhile.
  report(['growth_yearly', 'scale_yearly']);
  expect(logged()).toHaveLength(4);
});
