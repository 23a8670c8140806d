import { CHECK_STATES } from '@evenway/contract';
import { expect, it } from 'vitest';
import { awaitsPage, isActive, untilSilence } from './check-state.ts';

it('follows a check until it has ended', () => {
  expect(CHECK_STATES.filter((state) => isActive({ state }))).toEqual(['waiting', 'running', 'paused']);
});

it('waits 20 seconds for a word from the website, less what has passed', () => {
  const started = '2026-01-01T00:00:00.000Z';
  expect(untilSilence(started, Date.parse(started))).toBe(20_000);
  expect(untilSilence(started, Date.parse(started) + 15_000)).toBe(5_000);
  expect(untilSilence(started, Date.parse(started) + 60_000)).toBe(0);
  // The clock of this machine may be late.
  expect(untilSilence(started, Date.parse(started) - 600_000)).toBe(20_000);
});

it('looks for news of a page that was opened by itself, until it has come', () => {
  const page = { path: '/shop', reason: null, theme: null, count: 0 };
  expect(awaitsPage({ list: [{ ...page, state: 'notFramed' }] }, '/shop')).toBe(true);
  expect(awaitsPage({ list: [{ ...page, state: 'notFramed' }] }, null)).toBe(false);
  expect(awaitsPage({ list: [{ ...page, state: 'checked' }] }, '/shop')).toBe(false);
});
