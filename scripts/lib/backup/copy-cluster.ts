import { copyFile, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from '@evenway/database-connections';
import { UserError } from '../errors.mjs';

/** Only the folder is needed: the content belongs to the running server. */
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|pgsql_tmp.*|pg_internal\.init.*)$/;
/** Copied last, because it says where recovery starts. */
const CONTROL = 'global/pg_control';

/**
 * Copies the files of a running cluster while they change. With the log from the start to the end of the copy they are
 * consistent. `client` must be connected as an administrator, and stay so until the end.
 */
export async function copyCluster(client: Client, target: string): Promise<void> {
  const source: string = (await client.query('show data_directory')).rows[0].data_directory;
  if ((await readdir(path.join(source, 'pg_tblspc'))).length > 0)
    throw new UserError('This cluster has tablespaces, which this command does not copy: use pg_basebackup.');
  await client.query(`select pg_backup_start('evenway', true)`);
  await copyFolder(source, target, '');
  await copyFile(path.join(source, CONTROL), path.join(target, CONTROL));
  const stopped = await client.query('select labelfile from pg_backup_stop(true)');
  await writeFile(path.join(target, 'backup_label'), stopped.rows[0].labelfile, { mode: 0o600 });
}

async function copyFolder(source: string, target: string, within: string): Promise<void> {
  await mkdir(path.join(target, within), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(path.join(source, within), { withFileTypes: true })) {
    const name = path.join(within, entry.name);
    if (LEFT_OUT.test(entry.name) || name === CONTROL) continue;
    if (EMPTY.has(name)) await mkdir(path.join(target, name), { mode: 0o700 });
    else if (entry.isDirectory()) await copyFolder(source, target, name);
    else if (entry.isFile()) await copyWhileThere(path.join(source, name), path.join(target, name));
    else throw new UserError(`${name} is neither a file nor a folder: use pg_basebackup.`);
  }
}

/** A table that was dropped meanwhile needs no copy. */
async function copyWhileThere(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target);
  } catch (error) {
    if (await lstat(source).catch(() => null)) throw error;
  }
}
