import { checkNode } from './lib/install/check-node.mjs';
import { reportError } from './lib/report-error.mjs';

/** `npm run db:backup -- /archive`: a base backup of the PostgreSQL of DATABASE_ADMIN_URL, on its own machine. */
checkNode();
Promise.all([import('node:util'), import('./lib/backup/back-up-database.mjs')])
  .then(async ([{ parseArgs }, { backUpDatabase }]) => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string', default: '7' } },
    });
    const [archive] = positionals;
    const keep = Number(values.keep);
    console.log(await backUpDatabase({ archive, keep, adminUrl: process.env.DATABASE_ADMIN_URL }));
  })
  .catch(reportError);
