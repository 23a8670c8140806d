import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { choosePort, findFreePort } from './free-port.ts';

it('finds a free port that no outgoing connection gets', async () => {
  const port = await findFreePort();
  // Linux gives connections 32768 and above, other systems 49152 and above.
  expect(port).toBeLessThan(32_768);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

it('keeps the wanted port while it is free, and takes another when it is not', async () => {
  const wanted = await findFreePort();
  expect(await choosePort(wanted)).toBe(wanted);
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  expect(await choosePort(wanted)).not.toBe(wanted);
  server.close();
});
