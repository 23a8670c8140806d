import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { takeLock } from './lock-file.mjs';
import { LOCAL_DATA } from './paths.mjs';

/**
 * Whether the product was started on this folder's data already; if so, says where it is. Otherwise it counts as started
 * here until this process ends. With a database of one's own, several may run.
 */
export async function isStartedAlready(address: string): Promise<boolean> {
  if (process.env.DATABASE_URL) return false;
  const folder = path.resolve(process.env.DATA_DIR || LOCAL_DATA);
  const file = path.join(folder, 'started.lock');
  await mkdir(folder, { recursive: true });
  const holder = await takeLock(file, address);
  if (!holder) {
    process.once('exit', () => rmSync(file, { force: true }));
    return false;
  }
  console.log(
    `Evenway was already started in this folder: ${holder.note} (process ${holder.pid}). Stop it there with Ctrl-C.`,
  );
  return true;
}
