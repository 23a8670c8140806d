import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@evenway/stand-in-kit/free-port';

const program = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../support/server.ts');

export interface LoggedRequest {
  method: string;
  url: string;
  cookie?: string;
  referer?: string;
  origin?: string;
  body: string;
}

export interface Servers {
  site: string;
  cdn: string;
  /** The requests to either of them since the last `forget`. */
  requests: () => Promise<LoggedRequest[]>;
  forget: () => Promise<void>;
  /** Gives the site a sitemap, until the next `forget`. */
  map: (pages: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** The site and the widget's host, each on its own port; on others if something has taken one of them meanwhile. */
export async function startServers(): Promise<Servers> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const servers = await tryPorts();
    if (servers) return servers;
  }
  throw new Error('The servers of the tests do not start.');
}

async function tryPorts(): Promise<Servers | null> {
  const [site, cdn] = [await findFreePort(), await findFreePort()];
  const child = spawn(process.execPath, ['--import', 'tsx', program, `${site}`, `${cdn}`], {
    // The channel closes with this worker, however that ends, and the program exits with it.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const stopped = once(child, 'exit');
  const isUp = once(child.stdout as Readable, 'data').then(() => true);
  if (!(await Promise.race([isUp, stopped.then(() => false)]))) return null;
  const log = `http://127.0.0.1:${cdn}/log`;
  return {
    site: `http://127.0.0.1:${site}`,
    cdn: `http://127.0.0.1:${cdn}`,
    requests: async () => (await (await fetch(log)).json()) as LoggedRequest[],
    map: async (pages) =>
      void (await fetch(`http://127.0.0.1:${cdn}/sitemap`, { method: 'PUT', body: JSON.stringify(pages) })),
    forget: async () => void (await fetch(log, { method: 'DELETE' })),
    async stop() {
      child.kill();
      await stopped;
    },
  };
}
