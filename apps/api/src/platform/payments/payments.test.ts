import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { askPayments, createPayments } from './payments.ts';

const BOUNDS = { timeoutMs: 1_500, restMs: 1_000 };
const SETTINGS = { secretKey: 'sk_test_1', webhookSecret: '' };
const ends: Array<() => unknown> = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A provider that answers, hangs, or sends its response without an end. */
async function startProvider() {
  let mode: 'answers' | 'hangs' | 'never ends' = 'answers';
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    if (mode === 'answers') response.setHeader('content-type', 'application/json').end('{"object":"list","data":[]}');
    if (mode === 'never ends') response.write('{"object":');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  ends.push(stop);
  return {
    stop,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    turn: (next: typeof mode) => {
      mode = next;
    },
  };
}

async function startPayments() {
  const provider = await startProvider();
  const payments = createPayments({ ...SETTINGS, apiBase: provider.url }, BOUNDS);
  /** The seconds after which to come back; null for an answer. */
  const ask = () =>
    askPayments(() => payments.prices.list()).then(
      () => null,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'unavailable') return error.retryAfter;
        throw error;
      },
    );
  return { provider, ask };
}
const untilRested = () => new Promise((done) => setTimeout(done, BOUNDS.restMs + 50));

describe('a payment provider that does not respond', () => {
  it.each(['hangs', 'never ends'] as const)(
    'and %s: is asked once, and then nobody waits for a while',
    async (mode) => {
      const { provider, ask } = await startPayments();
      provider.turn(mode);
      expect(await ask()).toBeGreaterThan(0);
      expect(provider.requests()).toBe(1);
      const answers = await Promise.all(Array.from({ length: 50 }, ask));
      for (const retryAfter of answers) expect(retryAfter).toBeGreaterThan(0);
      expect(provider.requests()).toBe(1);
    },
  );

  it('is tried again by one caller, and by all once it responds', async () => {
    const { provider, ask } = await startPayments();
    provider.turn('hangs');
    await ask();
    await untilRested();
    await Promise.all(Array.from({ length: 20 }, ask));
    expect(provider.requests()).toBe(2);
    provider.turn('answers');
    await untilRested();
    expect(await ask()).toBeNull();
    expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array.from({ length: 20 }, () => null));
  });

  it('is not given up for one lost connection, but for a call that failed altogether', async () => {
    const { provider, ask } = await startPayments();
    expect(await ask()).toBeNull();
    await provider.stop();
    expect(await ask()).toBeGreaterThan(0);
    const asked = performance.now();
    await Promise.all(Array.from({ length: 20 }, ask));
    const shared = performance.now() - asked;
    // Its attempts and the pauses between them are not repeated.
    expect(shared).toBeLessThan(BOUNDS.restMs);
  });
});
