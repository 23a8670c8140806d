import { parseArgs } from 'node:util';
import { backUpDatabase } from './lib/backup/back-up-database.ts';
import { reportError } from './lib/errors.mjs';

/** `npm run db:backup -- /archive`: a base backup of the PostgreSQL of DATABASE_ADMIN_URL, on its own machine. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string', default: '7' } },
});
backUpDatabase({ archive: positionals[0], keep: Number(values.keep), adminUrl: process.env.DATABASE_ADMIN_URL })
  .then((report) => console.log(report))
  .catch(reportError);
