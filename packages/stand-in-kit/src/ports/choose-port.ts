import { once } from 'node:events';
import { createServer } from 'node:net';
import { findFreePort } from './find-free-port.ts';

/** The wanted port, or any other if that one is taken. */
export async function choosePort(wanted: number | undefined): Promise<number> {
  return wanted !== undefined && (await isFree(wanted)) ? wanted : findFreePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
