import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeStored } from '../storage.ts';
import { createPendingLogout } from './pending-logout.ts';

const endSession = vi.fn<() => Promise<unknown>>();
const fail = () => endSession.mockRejectedValueOnce(new Error('offline'));
const succeed = () => endSession.mockResolvedValueOnce({});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  endSession.mockReset();
  removeStored('logoutPending');
});

it('has nothing to tell when the server ended the session', async () => {
  succeed();
  const logout = createPendingLogout(endSession);
  await logout.start();
  expect(logout.state.get()).toBe('none');
  await vi.runAllTimersAsync();
  expect(endSession).toHaveBeenCalledTimes(1);
});

it('says that the session may be open, and tries until it has ended', async () => {
  fail();
  fail();
  succeed();
  const logout = createPendingLogout(endSession);
  const onState = vi.fn();
  logout.state.subscribe(() => onState(logout.state.get()));
  await logout.start();
  expect(logout.state.get()).toBe('open');
  await vi.runAllTimersAsync();
  expect(endSession).toHaveBeenCalledTimes(3);
  expect(onState.mock.calls.flat()).toEqual(['open', 'open', 'ended']);
});

it('goes on after the page was closed', async () => {
  fail();
  await createPendingLogout(endSession).start();
  vi.clearAllTimers();
  succeed();
  const later = createPendingLogout(endSession);
  await later.resume();
  expect(later.state.get()).toBe('ended');
  await later.resume();
  expect(endSession).toHaveBeenCalledTimes(2);
});

it('never ends the session of someone who signed in meanwhile', async () => {
  fail();
  const logout = createPendingLogout(endSession);
  await logout.start();
  await logout.during(async () => {
    await vi.advanceTimersByTimeAsync(120_000);
    return 'signed in';
  });
  await vi.runAllTimersAsync();
  expect(endSession).toHaveBeenCalledTimes(1);
  expect(logout.state.get()).toBe('none');
});

it('leaves alone a session that another tab opened', async () => {
  fail();
  const logout = createPendingLogout(endSession);
  await logout.start();
  removeStored('logoutPending');
  await vi.runAllTimersAsync();
  expect(endSession).toHaveBeenCalledTimes(1);
  expect(logout.state.get()).toBe('none');
});

it('goes on when signing in failed', async () => {
  fail();
  const logout = createPendingLogout(endSession);
  await logout.start();
  await expect(logout.during(() => Promise.reject(new Error('wrong password')))).rejects.toThrow('wrong password');
  succeed();
  await vi.runAllTimersAsync();
  expect(logout.state.get()).toBe('ended');
});
