import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FaultyDatabase } from './faulty-database.ts';

/**
 * A base backup of a running cluster, as pg_basebackup makes one: the files while they change, and the log of changes that
 * makes them whole. `target` can then be started like any other data directory.
 */
export async function backUp(database: FaultyDatabase, target: string): Promise<void> {
  const from = path.join(database.dataDir, 'cluster');
  const to = path.join(target, 'cluster');
  mkdirSync(target, { recursive: true });
  copyFileSync(path.join(database.dataDir, 'password'), path.join(target, 'password'));
  await database.withClient(async (client) => {
    await client.query(`select pg_backup_start('backup', true)`);
    execFileSync('cp', ['-a', from, to]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal']) rmSync(path.join(to, name), { recursive: true });
  execFileSync('cp', ['-a', path.join(from, 'pg_wal'), path.join(to, 'pg_wal')]);
}
