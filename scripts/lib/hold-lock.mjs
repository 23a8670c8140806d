import { appendFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CACHE } from './paths.mjs';

/** Runs the work while no other process runs work of that name; locks of dead processes are ignored. */
export async function holdLock(name, work) {
  const file = path.join(CACHE, `${name}.lock`);
  await mkdir(CACHE, { recursive: true });
  let announced = false;
  while (!(await take(file))) {
    if (await removeIfDead(file)) continue;
    if (!announced) console.log(`Waiting for another command that is busy here (${path.basename(file)})…`);
    announced = true;
    await sleep(200);
  }
  try {
    return await work({ alsoHeldBy: async (pid) => appendFile(file, `${await keyOf(pid)}\n`) });
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file) {
  try {
    await writeFile(file, `${await keyOf(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function removeIfDead(file) {
  const content = await readFile(file, 'utf8').catch(() => '');
  const keys = content.split('\n').filter(Boolean);
  if (keys.length === 0) return false;
  for (const key of keys) {
    if ((await keyOf(Number.parseInt(key, 10))) === key) return false;
  }
  // Renamed before it is deleted: of two processes that find it dead, only one can rename it.
  const aside = `${file}.${process.pid}`;
  return rename(file, aside).then(
    () => rm(aside, { force: true }).then(() => true),
    () => true,
  );
}

/** Process id and start time: ids are reused, in a restarted container even at once. */
async function keyOf(pid) {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields && fields[0] !== 'Z' ? `${pid} ${fields[19]}` : undefined;
  }
  try {
    process.kill(pid, 0);
    return String(pid);
  } catch (error) {
    return error.code === 'EPERM' ? String(pid) : undefined;
  }
}
