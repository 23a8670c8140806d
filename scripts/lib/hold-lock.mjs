import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { alsoHeldBy, takeLock } from './lock-file.mjs';
import { CACHE } from './paths.mjs';

/** Runs the work while no other process runs work of that name; locks of dead processes are ignored. */
export async function holdLock(name, work) {
  const file = path.join(CACHE, `${name}.lock`);
  await mkdir(CACHE, { recursive: true });
  let announced = false;
  while (await takeLock(file)) {
    if (!announced) console.log(`Waiting for another command that is busy here (${path.basename(file)})…`);
    announced = true;
    await sleep(200);
  }
  try {
    return await work({ alsoHeldBy: (pid) => alsoHeldBy(file, pid) });
  } finally {
    await rm(file, { force: true });
  }
}
