import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listBackups, walFolder } from './archive-folders.ts';

const WAL_FILE = /^[0-9A-F]{24}/;

/**
 * Deletes all base backups but the newest `keep`, and the log that only they needed. Resolves with the number deleted.
 */
export async function forgetOlderBackups(archive: string, keep: number): Promise<number> {
  const backups = await listBackups(archive);
  const old = backups.slice(0, -keep);
  for (const { folder } of old) await rm(folder, { recursive: true });
  const [oldest] = backups.slice(-keep);
  if (!oldest || old.length === 0) return 0;
  const label = await readFile(path.join(oldest.folder, 'backup_label'), 'utf8');
  const first = /START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/.exec(label)?.[1];
  // The first eight digits are the timeline; the rest counts on across timelines.
  const isBefore = (name: string) => first !== undefined && WAL_FILE.test(name) && name.slice(8, 24) < first.slice(8);
  for (const name of await readdir(walFolder(archive)))
    if (isBefore(name)) await rm(path.join(walFolder(archive), name));
  return old.length;
}
