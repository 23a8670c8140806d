// @ts-check
import { execFile } from 'node:child_process';
import { appendFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CACHE } from './paths.mjs';

/** A file without a holder was abandoned while it was written, for example on a full disk. */
const WRITTEN_WITHIN_MS = 2_000;
const NOTE = '# ';

/** @typedef {{ pid?: number, note: string }} Holder */

/**
 * Runs the work while no other process runs work of that name; locks of dead processes are ignored.
 *
 * @template Result
 * @param {string} name
 * @param {(lock: { alsoHeldBy: (pid: number) => Promise<void> }) => Promise<Result>} work
 */
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

/**
 * Takes the lock unless a living process holds it. Resolves with null once it is taken, or with who holds it and the
 * note of the one who took it.
 *
 * @param {string} file
 * @returns {Promise<Holder | null>}
 */
export async function takeLock(file, note = '') {
  for (;;) {
    if (await create(file, note)) return null;
    const holder = await readHolder(file);
    if (holder?.pid) return holder;
    if (holder) await sleep(50);
  }
}

/**
 * The lock is also held while that process lives.
 *
 * @param {string} file
 * @param {number} pid
 */
const alsoHeldBy = async (file, pid) => appendFile(file, `${await keyOf(pid)}\n`);

/**
 * @param {string} file
 * @param {string} note
 */
async function create(file, note) {
  const content = `${await keyOf(process.pid)}\n${note && `${NOTE}${note}\n`}`;
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Null if nobody holds it any more: the file is then gone. Without a process id while it is being written.
 *
 * @param {string} file
 * @returns {Promise<Holder | null>}
 */
async function readHolder(file) {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const keys = lines.filter((line) => !line.startsWith(NOTE));
  const note = lines.find((line) => line.startsWith(NOTE))?.slice(NOTE.length) ?? '';
  for (const key of keys) {
    const pid = Number.parseInt(key, 10);
    if ((await keyOf(pid)) === key) return { pid, note };
  }
  if (keys.length === 0 && (await isBeingWritten(file))) return { note };
  // Renamed before it is deleted: of two processes that find it dead, only one can rename it.
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).then(
    () => rm(aside, { force: true }),
    () => undefined,
  );
  return null;
}

/** @param {string} file */
async function isBeingWritten(file) {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs < WRITTEN_WITHIN_MS;
}

/**
 * Process id and start time: ids are reused, in a restarted container even at once.
 *
 * @param {number} pid
 */
async function keyOf(pid) {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    const fields = status?.slice(status.lastIndexOf(')') + 2).split(' ');
    return fields && fields[0] !== 'Z' ? `${pid} ${fields[19]}` : undefined;
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return undefined;
  }
  // Windows has no such program; there the id alone has to do.
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return `${pid} ${stdout.trim()}`;
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;
