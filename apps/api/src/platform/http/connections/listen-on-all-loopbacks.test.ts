import { lookup } from 'node:dns/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listenOnAllLoopbacks } from './listen-on-all-loopbacks.ts';

describe('listening on localhost', () => {
  it('answers on every address that localhost has, with the same server', async () => {
    const main = createServer((request, response) => void response.end(`seen ${request.url}`));
    await new Promise<void>((resolve) => main.listen(0, 'localhost', resolve));
    const { port } = main.address() as AddressInfo;
    const additional = await listenOnAllLoopbacks(main, 'localhost');
    for (const { address, family } of await lookup('localhost', { all: true })) {
      const host = family === 6 ? `[${address}]` : address;
      expect(await (await fetch(`http://${host}:${port}/here`)).text(), host).toBe('seen /here');
    }
    for (const server of [main, ...additional]) {
      server.close();
      server.closeAllConnections();
    }
  });

  it('adds nothing where one address was asked for', async () => {
    expect(await listenOnAllLoopbacks(createServer(), '127.0.0.1')).toEqual([]);
  });
});
