import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const open = (url: string): Socket => connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);

describe('a connection', () => {
  for (const path of ['/healthz', '/widget/config/none.json']) {
    it(`Y21: that asks for an upgrade is answered and closed, so that nothing hangs behind it: ${path}`, async () => {
      const socket = open(product.url);
      const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\nGET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      const answer = await text(socket);
      expect(answer.match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 200']);
      expect(answer).toMatch(/^connection: close/im);
    });
  }

  it('Y23: is refused while MAX_CONNECTIONS are open, and taken again when one has closed', async () => {
    const server = await product.another({ MAX_CONNECTIONS: 3 });
    const held = Array.from({ length: 3 }, () => open(server.url));
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    const refused = open(server.url);
    refused.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => refused.resume().on('close', resolve));
    expect(refused.bytesRead).toBe(0);
    held[0]?.destroy();
    await waitFor(
      () =>
        server
          .client()
          .send('GET', '/healthz')
          .then(({ status }) => (status === 200 ? true : undefined))
          .catch(() => undefined),
      'a connection to be taken again',
    );
    for (const socket of held) socket.destroy();
    await server.stop();
  });
});
