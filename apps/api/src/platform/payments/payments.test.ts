import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { askPayments, createPayments } from './payments.ts';

/** The rest is over when the test says so, and an answer may take its time. */
const BOUNDS = { timeoutMs: 3_000, restMs: 3_600_000 };
const SETTINGS = { secretKey: 'sk_test_1', webhookSecret: '' };
const ends: Array<() => unknown> = [];
let skipped = 0;
const letRest = () => {
  skipped += BOUNDS.restMs;
};
beforeEach(() => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + skipped);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0)) await end();
});

/** A provider that answers, hangs, sends its response without an end, or closes the connection. */
async function startProvider() {
  let mode: 'answers' | 'hangs' | 'never ends' | 'closes' = 'answers';
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    if (mode === 'answers') response.setHeader('content-type', 'application/json').end('{"object":"list","data":[]}');
    if (mode === 'never ends') response.write('{"object":');
    if (mode === 'closes') response.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  return {
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
    letRest();
    await Promise.all(Array.from({ length: 20 }, ask));
    expect(provider.requests()).toBe(2);
    provider.turn('answers');
    letRest();
    expect(await ask()).toBeNull();
    expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array.from({ length: 20 }, () => null));
  });

  it('is not given up for one lost connection, but for a call that failed altogether', async () => {
    const { provider, ask } = await startPayments();
    expect(await ask()).toBeNull();
    provider.turn('closes');
    expect(await ask()).toBeGreaterThan(0);
    const attempts = provider.requests();
    expect(attempts).toBeGreaterThan(2);
    // Neither its attempts nor the pauses between them are repeated.
    for (const retryAfter of await Promise.all(Array.from({ length: 20 }, ask))) expect(retryAfter).toBeGreaterThan(0);
    expect(provider.requests()).toBe(attempts);
  });
});
