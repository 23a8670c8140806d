import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { UserError } from './errors.mjs';

/** Checked before the slow work, so that nobody waits for a build to learn that the port is taken. */
export async function checkPort(command: string): Promise<number> {
  const port = readPort();
  // Each address separately: on some systems a program on one address does not block another on all of them.
  for (const host of ['127.0.0.1', '::1', undefined]) {
    const code = await tryToListen(port, host);
    if (code === 'EADDRINUSE') {
      throw new UserError(
        `Port ${port} is in use by another program. Stop it, or choose another with PORT=${port + 1} ${command}.`,
      );
    }
    if (code === 'EACCES') {
      throw new UserError(`Port ${port} is reserved for the administrator. Choose another with PORT=3000 ${command}.`);
    }
  }
  return port;
}

/** The same, after a start that failed: another program may have taken the port since it was checked. */
export async function explainTakenPort(error: unknown, command: string): Promise<never> {
  if ((error as { isPortTaken?: boolean }).isPortTaken) await checkPort(command);
  throw error;
}

export async function findFreePort(): Promise<number> {
  for (;;) {
    // Below the ephemeral ports of the system: no connection gets it before who asked listens on it.
    const port = randomInt(12_000, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

export function readPort(): number {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new UserError(`PORT must be a number between 1 and 65535, and is "${process.env.PORT}".`);
}

/** Resolves with the error code, or with undefined if the port is free there. */
function tryToListen(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
