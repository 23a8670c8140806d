import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@evenway/local-services/database';
import { listDescendants } from '@evenway/testing/process-memory';
import { startTcpProxy, type TcpProxy } from '@evenway/testing/tcp-proxy';
import { kill } from './kill.ts';
import { askAs, type ProductDatabase } from './product-database.ts';

export interface FaultyDatabase extends ProductDatabase {
  readonly dataDir: string;
  /** Between the servers and PostgreSQL; its address stays the same however often PostgreSQL is restarted. */
  readonly proxy: TcpProxy;
  /** kill -9 of every process of it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A durable PostgreSQL that can be made to fail in every way. */
export async function startFaultyDatabase(dataDir: string): Promise<FaultyDatabase> {
  const start = () => startEmbeddedPostgres({ dataDir, durable: true });
  let postgres: EmbeddedPostgres = await start();
  const proxy = await startTcpProxy(postgres.serverUrl);
  return {
    // Past the proxy.
    ...askAs(() => postgres.url),
    dataDir,
    proxy,
    serverUrl: () => proxy.url,
    ownerUrl: () => postgres.url,
    async kill() {
      const postmaster = Number(readFileSync(path.join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);
      for (const pid of [postmaster, ...(await listDescendants(postmaster))]) kill(pid);
      // Nothing is left to stop: this only releases the directory.
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
