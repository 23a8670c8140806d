import { checkNode } from '../scripts/lib/install/check-node.mjs';
import { reportError } from '../scripts/lib/report-error.mjs';

checkNode();

/**
 * Seconds from `npm start` to the first successful response, with an empty data directory and again with its leftovers.
 */
async function measureStart() {
  const { mkdtemp, rm } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const path = await import('node:path');
  const { ensureInstalled } = await import('../scripts/lib/install/ensure-installed.mjs');
  const { ensureBuilt } = await import('../scripts/lib/build/ensure-built.mjs');
  const { startAndMeasure } = await import('./lib/start-and-measure.mjs');

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

const inMegabytes = (bytes) => (bytes === undefined ? 'unknown' : `${(bytes / 1024 / 1024).toFixed(0)} MB`);

measureStart().catch(reportError);
