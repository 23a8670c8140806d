import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

const WITHIN = { timeout: 20_000 };
let server: Server;
const open = async (listener: RequestListener) => {
  server = createServer(oneAtATime(listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return async (): Promise<Socket> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
};
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const requests = (path: string, count: number) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count);

describe('a connection that sends requests ahead', () => {
  it('Y13: has one request served at a time, all in their order, and others are served between them', async () => {
    const answered: string[] = [];
    let flooding = 0;
    let most = 0;
    let other: Socket;
    const connection = await open((request, response) => {
      const isFlood = request.url === '/flood';
      if (isFlood) flooding += 1;
      most = Math.max(most, flooding);
      if (answered.length === 0) other.write(requests('/other', 1));
      setImmediate(() => {
        answered.push(request.url ?? '');
        if (isFlood) flooding -= 1;
        response.end(`${answered.length};`);
      });
    });
    other = await connection();
    const flood = await connection();
    let text = '';
    flood.on('data', (chunk) => {
      text += chunk;
    });
    flood.write(requests('/flood', 80));
    await vi.waitFor(() => expect(answered).toHaveLength(81), WITHIN);
    expect(most).toBe(1);
    expect(answered.indexOf('/other')).toBeLessThan(40);
    await vi.waitFor(() => expect(text.match(/^\d+(?=;)/gm)).toHaveLength(80), WITHIN);
    const order = text.match(/^\d+(?=;)/gm)?.map(Number) ?? [];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    for (const socket of [other, flood]) socket.destroy();
  });

  it('Y13: is cut off when it sends too many, and is given nothing for them', async () => {
    let taken = 0;
    const connection = await open(() => {
      taken += 1;
    });
    const flood = await connection();
    const closed = new Promise((resolve) => flood.on('error', () => undefined).on('close', resolve));
    flood.resume();
    flood.write(requests('/', 4_000));
    await closed;
    expect(taken).toBe(1);
  });
});
