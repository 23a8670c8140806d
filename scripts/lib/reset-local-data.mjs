import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureInstalled } from './install/ensure-installed.mjs';
import { loadEnvFile } from './load-env-file.mjs';
import { LOCAL_DATA } from './paths.mjs';
import { UserError } from './user-error.mjs';

/** Deletes the local database, mails and secrets. */
export async function resetLocalData() {
  loadEnvFile();
  const chosen = process.env.DATA_DIR && path.resolve(process.env.DATA_DIR);
  if (chosen && chosen !== LOCAL_DATA) {
    // It may be any directory, with other things in it.
    throw new UserError(`DATA_DIR is ${chosen}: stop the product and delete that directory yourself.`);
  }
  if (!existsSync(LOCAL_DATA)) return console.log('There is no local data.');
  const database = path.join(LOCAL_DATA, 'postgres');
  if (existsSync(database)) await stopLeftover(database);
  await rm(LOCAL_DATA, { recursive: true, force: true });
  console.log(`Deleted ${LOCAL_DATA}. The next start begins afresh.`);
}

async function stopLeftover(database) {
  await ensureInstalled();
  // The product's own code knows whether the data is in use; it is TypeScript.
  const { tsImport } = await import('tsx/esm/api');
  const { stopLeftoverDatabase } = await tsImport('@evenway/local-services/stop-leftover-database', import.meta.url);
  await stopLeftoverDatabase(database);
}
