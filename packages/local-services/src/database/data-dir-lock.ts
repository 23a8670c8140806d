import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LocalServiceError } from '../local-service-error.ts';
import { fingerprintProcess } from './process-fingerprint.ts';

export interface DataDirLock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  fingerprint: string;
}

export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const file = path.join(dataDir, 'lock');
  const own = JSON.stringify({ pid: process.pid, fingerprint: (await fingerprintProcess(process.pid)) ?? '' });
  for (let attempt = 0; attempt < 20; attempt++) {
    if (await createWhole(file, own)) return { release: () => rm(file, { force: true }) };
    const found = await readFile(file, 'utf8').catch(() => undefined);
    if (found === undefined) continue;
    const holder = parseHolder(found);
    if (holder && (await fingerprintProcess(holder.pid)) === holder.fingerprint) throw inUse(dataDir, holder.pid);
    await removeStale(file, found);
  }
  throw new LocalServiceError(`Could not take the lock ${file}: delete that file if nothing uses ${dataDir}.`);
}

/** A link appears with its content atomically, so nobody ever reads a half-written lock. */
async function createWhole(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, content, { mode: 0o644 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moved aside before it is deleted: it may be the new lock of a faster process, and is then restored. */
async function removeStale(file: string, stale: string): Promise<void> {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const moved = await readFile(aside, 'utf8');
  if (moved !== stale) await link(aside, file);
  await rm(aside, { force: true });
}

function parseHolder(content: string): Holder | undefined {
  try {
    const value: Partial<Holder> = JSON.parse(content);
    return typeof value.pid === 'number' && value.fingerprint ? (value as Holder) : undefined;
  } catch {
    return undefined;
  }
}

function inUse(dataDir: string, pid: number): LocalServiceError {
  return new LocalServiceError(
    `The data in ${dataDir} is in use by process ${pid}: stop that one first, or choose another place with DATA_DIR.`,
  );
}
