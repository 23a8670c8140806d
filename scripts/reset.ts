import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { stopLeftoverDatabase } from '@evenway/local-services/stop-leftover-database';
import { reportError, UserError } from './lib/errors.mjs';
import { loadEnvFile } from './lib/load-env-file.ts';
import { LOCAL_DATA } from './lib/paths.mjs';

resetLocalData().catch(reportError);

/** Deletes the local database, mails and secrets. */
async function resetLocalData(): Promise<void> {
  loadEnvFile();
  const chosen = process.env.DATA_DIR && path.resolve(process.env.DATA_DIR);
  if (chosen && chosen !== LOCAL_DATA) {
    // It may be any directory, with other things in it.
    throw new UserError(`DATA_DIR is ${chosen}: stop the product and delete that directory yourself.`);
  }
  if (!existsSync(LOCAL_DATA)) return console.log('There is no local data.');
  const database = path.join(LOCAL_DATA, 'postgres');
  // The product's own code knows whether the data is in use.
  if (existsSync(database)) await stopLeftoverDatabase(database);
  await rm(LOCAL_DATA, { recursive: true, force: true });
  console.log(`Deleted ${LOCAL_DATA}. The next start begins afresh.`);
}
