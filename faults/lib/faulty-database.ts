import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@evenway/local-services/database';
import pg from 'pg';
import { startTcpProxy, type TcpProxy } from '../../apps/api/src/testing/tcp-proxy.ts';
import { listDescendants } from '../../bench/lib/process-memory.mjs';

export interface FaultyDatabase {
  readonly dataDir: string;
  /** Stands between the servers and PostgreSQL; its address stays the same however often PostgreSQL is started again. */
  readonly proxy: TcpProxy;
  /** Asks PostgreSQL itself, past the proxy and as the owner. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  withClient<T>(use: (client: pg.Client) => Promise<T>): Promise<T>;
  /** As the owner, past the proxy. */
  ownerUrl(): string;
  /** kill -9 of every process of it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A PostgreSQL that writes to the disk as a real one does, and can be taken away in every way. */
export async function startFaultyDatabase(dataDir: string): Promise<FaultyDatabase> {
  const start = () => startEmbeddedPostgres({ dataDir, durable: true });
  let postgres: EmbeddedPostgres = await start();
  const proxy = await startTcpProxy(postgres.serverUrl);
  const withClient: FaultyDatabase['withClient'] = async (use) => {
    const client = new pg.Client({ connectionString: postgres.url });
    // It may be what takes its own server away.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end();
    }
  };
  return {
    dataDir,
    proxy,
    withClient,
    ownerUrl: () => postgres.url,
    query: <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      withClient(async (client) => (await client.query<Row>(text, values)).rows),
    async kill() {
      const postmaster = Number(readFileSync(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);
      for (const pid of [postmaster, ...(await listDescendants(postmaster))]) kill(pid);
      // Nothing is left to stop: it only lets go of the directory.
      await postgres.stop();
    },
    stop: () => postgres.stop(),
    async start() {
      postgres = await start();
      proxy.retarget(postgres.url);
    },
    async close() {
      await proxy.close();
      await postgres.stop();
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It ended by itself meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
