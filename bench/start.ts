import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../scripts/lib/build/ensure-built.ts';
import { reportError } from '../scripts/lib/errors.mjs';
import { ensureInstalled } from '../scripts/lib/install/ensure-packages.mjs';
import { startAndMeasure } from './lib/start-and-measure.ts';

/**
 * Seconds from `npm start` to the first successful response, with an empty data directory and again with its leftovers.
 */
async function measureStart(): Promise<void> {
  await ensureInstalled();
  await ensureBuilt();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'evenway-bench-'));
  try {
    for (const label of ['First start', 'Second start']) {
      const { seconds, serverBytes, databaseBytes } = await startAndMeasure(dataDir);
      console.log(
        `${label}: ready after ${seconds.toFixed(2)} s, server ${inMegabytes(serverBytes)}, database ${inMegabytes(databaseBytes)}`,
      );
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const inMegabytes = (bytes: number | undefined) =>
  bytes === undefined ? 'unknown' : `${(bytes / 1024 / 1024).toFixed(0)} MB`;

measureStart().catch(reportError);
