import { parseArgs } from 'node:util';
import { restoreDatabase } from './lib/backup/restore-database.ts';
import { reportError } from './lib/errors.mjs';

/**
 * `npm run db:restore -- /archive /new/data --time 2026-11-17T14:00:00Z`: a data directory as of then, ready to start.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { time: { type: 'string' } } });
const [archive, dataDir] = positionals;
restoreDatabase({ archive, dataDir, time: values.time })
  .then((report) => console.log(report))
  .catch(reportError);
