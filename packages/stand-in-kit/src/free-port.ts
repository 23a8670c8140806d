import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** The wanted port, or any other if that one is taken. */
export async function choosePort(wanted: number | undefined): Promise<number> {
  return wanted !== undefined && (await isFree(wanted)) ? wanted : findFreePort();
}

export async function findFreePort(): Promise<number> {
  for (;;) {
    // Below the ephemeral ports of the system: no connection gets it before who asked listens on it.
    const port = randomInt(12_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
