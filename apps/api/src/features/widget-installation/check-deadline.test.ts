import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkPage } from './check-page.ts';

const website = { domain: 'shop.example', uniqueId: 'a'.repeat(32) };
const LIMIT = 10_000;
const SECOND = 1_000;

let now: number;
let limits: { ms: number; endsAt: number; abort: AbortController }[];
let server: Server;
let answer: RequestListener;

/** Time passes only when the website lets it, so a busy machine does not matter. */
function pass(ms: number): void {
  now += ms;
  for (const { endsAt, abort } of limits) if (endsAt <= now) abort.abort();
}

beforeEach(async () => {
  now = 0;
  limits = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const abort = new AbortController();
    limits.push({ ms, endsAt: now + ms, abort });
    return abort.signal;
  });
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const check = () =>
  checkPage(website, '/', 'https://cdn.example', {
    resolve: async () => ['127.0.0.1'],
    isPublic: () => true,
    port: (server.address() as AddressInfo).port,
  });

it('a page that drips is given up after ten seconds', async () => {
  let isGivenUp = false;
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const drip = () => {
      if (isGivenUp || now > 3 * LIMIT) return;
      pass(SECOND);
      response.write('<', () => setImmediate(drip));
    };
    drip();
  };
  const { outcome } = (await check()).check;
  isGivenUp = true;
  expect(outcome).toBe('unreachable');
  expect(now).toBeLessThan(2 * LIMIT);
});

it('redirects share the ten seconds', async () => {
  let asked = 0;
  answer = (_request, response) => {
    asked += 1;
    pass(3 * SECOND);
    response.writeHead(302, { location: `/${asked}` }).end();
  };
  expect((await check()).check.outcome).toBe('unreachable');
  expect(asked).toBe(4);
});

it('the second try, without encryption, gets what the first has left', async () => {
  server.on('clientError', (_error, socket) => {
    pass(4 * SECOND);
    socket.destroy();
  });
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Bread</p>');
  expect((await check()).check.outcome).toBe('missing');
  expect(limits.map(({ ms }) => ms)).toEqual([LIMIT, LIMIT - 4 * SECOND]);
});

it('a name that is never found is given up too, even when the time was up before it was asked for', async () => {
  const hanging = checkPage(website, '/', 'https://cdn.example', {
    resolve: () => {
      pass(2 * LIMIT);
      return new Promise(() => undefined);
    },
  });
  expect((await hanging).check.outcome).toBe('unreachable');
});
