import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@evenway/local-services/database';

/** A separate PostgreSQL that writes to disk like a real one, and is deleted afterwards. */
export async function startTemporaryDatabase(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'evenway-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), durable: true });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
