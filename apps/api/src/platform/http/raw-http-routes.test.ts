import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRawHttpRoutes } from './raw-http-routes.ts';

const WITHIN = { timeout: 10_000 };
const error = vi.fn();
const reading = vi.fn();
const LIMIT = { name: 'test', what: 'requests', per: 'client address', attempts: 50, seconds: 60 } as const;
const rawRoutes = createRawHttpRoutes({
  isHttps: false,
  maxConnections: 100,
  isStopping: () => false,
  clientAddress: ({ headers }) => `${headers['x-client'] ?? '127.0.0.1'}`,
  limitFactor: 1,
  log: () => ({ error }) as unknown as FastifyBaseLogger,
});
rawRoutes.add({
  prefix: '/widget/echo/',
  method: 'POST',
  limit: LIMIT,
  async answer(request, response, rest) {
    reading(rest);
    for await (const _ of request);
    if (rest === 'broken') throw new Error('broken');
    response.end(rest);
  },
});
rawRoutes.add({
  prefix: '/widget/plain/',
  method: 'GET',
  limit: LIMIT,
  answer: (_, response, rest) => void response.end(rest),
});

let server: Server;
const start = async (): Promise<number> => {
  const options = { requestTimeout: 10_000, keepAliveTimeout: 10_000 };
  server = rawRoutes.serverFactory((_, response) => response.end('beyond'), options) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
afterEach(async () => {
  error.mockClear();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
const post = (path: string, body: string, length = body.length) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${body}`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe('the raw HTTP routes', () => {
  it('answers many requests of one connection in their order, and hands on what is not its own', async () => {
    const socket = connect(await start(), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.write(
      get('/widget/plain/one') + post('/widget/echo/two', 'abc') + get('/other') + get('/widget/plain/four'),
    );
    await vi.waitFor(() => expect(text).toContain('four'), WITHIN);
    expect(text.match(/one|two|beyond|four/g)).toEqual(['one', 'two', 'beyond', 'four']);
    socket.destroy();
  });

  it('tells of its own failures, not of people who go away amid a body', async () => {
    const port = await start();
    const broken = await fetch(`http://127.0.0.1:${port}/widget/echo/broken`, { method: 'POST', body: 'x' });
    expect(broken.status).toBe(500);
    expect(error).toHaveBeenCalledTimes(1);

    const leaving = connect(port, '127.0.0.1', () => leaving.write(post('/widget/echo/gone', 'x', 10)));
    await vi.waitFor(() => expect(reading).toHaveBeenCalledWith('gone'), WITHIN);
    leaving.destroy();
    const refused = () => [...rawRoutes.answers()].find(({ status }) => status === 400)?.count;
    await vi.waitFor(() => expect(refused()).toBe(1), WITHIN);
    expect(error).toHaveBeenCalledTimes(1);
  });
});
