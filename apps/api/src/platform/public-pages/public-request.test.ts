import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { requestPublicly } from './public-request.ts';

let stop: () => Promise<void> = async () => undefined;
afterEach(() => stop());

/** A host that responds with these bytes, or closes the connection if there are none. */
async function hostSaying(answer: string): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.once('data', () => (answer === '' ? socket.destroy() : socket.write(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return (server.address() as AddressInfo).port;
}

const ask = (port: number, isPublic: (address: string) => boolean = () => true, resolved = ['127.0.0.1']) =>
  requestPublicly(
    new URL('http://customer.example/'),
    { method: 'POST', headers: {}, body: '{}' },
    { port, isPublic, resolve: async () => resolved },
    AbortSignal.timeout(30_000),
  );

describe('a request to a host that a person named', () => {
  it('ends when the host switches to another protocol, or closes without a word', async () => {
    const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n';
    for (const answer of [upgrade, '']) {
      await expect(ask(await hostSaying(answer))).rejects.toThrow(/answer|hang up/);
      await stop();
    }
  });

  it('goes to the next address of the host where one lets nobody connect', async () => {
    const port = await hostSaying('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
    expect((await ask(port, () => true, ['127.0.0.9', '127.0.0.1']))?.statusCode).toBe(200);
    await expect(ask(port, () => true, ['127.0.0.8', '127.0.0.9'])).rejects.toThrow('no connection');
  });

  it('tries four of many addresses, and none when its time is over', async () => {
    const port = await hostSaying('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
    const dead = ['127.0.0.5', '127.0.0.6', '127.0.0.7', '127.0.0.8'];
    expect((await ask(port, () => true, [...dead.slice(1), '127.0.0.1']))?.statusCode).toBe(200);
    await expect(ask(port, () => true, [...dead, '127.0.0.1'])).rejects.toThrow('no connection');
    const late = requestPublicly(
      new URL('http://127.0.0.1/'),
      { method: 'GET', headers: {} },
      { port, isPublic: () => true },
      AbortSignal.abort(),
    );
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('goes nowhere when one of the addresses of the host is not public', async () => {
    const port = await hostSaying('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
    expect((await ask(port))?.statusCode).toBe(200);
    expect(await ask(port, (address) => address !== '10.0.0.5', ['127.0.0.1', '10.0.0.5'])).toBeNull();
    expect(await ask(port, () => true, [])).toBeNull();
  });
});
