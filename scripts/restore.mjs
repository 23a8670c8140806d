import { checkNode } from './lib/install/check-node.mjs';
import { reportError } from './lib/report-error.mjs';

/**
 * `npm run db:restore -- /archive /new/data --time 2026-11-17T14:00:00Z`: a data directory as of then, ready to start.
 */
checkNode();
Promise.all([import('node:util'), import('./lib/backup/restore-database.mjs')])
  .then(async ([{ parseArgs }, { restoreDatabase }]) => {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { time: { type: 'string' } } });
    const [archive, dataDir] = positionals;
    console.log(await restoreDatabase({ archive, dataDir, time: values.time }));
  })
  .catch(reportError);
