import { appendFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../errors.mjs';
import { listBackups, requireArchive, restoreCommand } from './archive-folders.ts';

interface Restore {
  /** Its folder, as an absolute path. */
  readonly archive: string | undefined;
  readonly dataDir: string | undefined;
  /** With a time zone. */
  readonly time?: string | undefined;
}

/**
 * Creates a data directory that becomes the database as of `time`, or the newest state, when PostgreSQL is started on
 * it.
 */
export async function restoreDatabase({ archive: named, dataDir, time }: Restore): Promise<string> {
  const archive = requireArchive(named);
  if (!dataDir) throw new UserError('Name the new data directory.');
  const target = time === undefined ? null : new Date(time);
  if (target && (Number.isNaN(target.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(time ?? '')))
    throw new UserError('--time needs a time zone: 2026-11-17T14:00:00Z');
  const backup = (await listBackups(archive)).findLast(({ finishedAt }) => !target || finishedAt <= target);
  if (!backup) throw new UserError(`There is no base backup in ${archive}${target ? ` from before ${time}` : ''}.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if ((await readdir(dataDir)).length > 0)
    throw new UserError(`${dataDir} is not empty: nothing is ever restored over a database.`);
  try {
    await cp(backup.folder, dataDir, { recursive: true, preserveTimestamps: true });
    await appendFile(path.join(dataDir, 'postgresql.auto.conf'), recoverySettings(archive, target));
    await writeFile(path.join(dataDir, 'recovery.signal'), '', { mode: 0o600 });
  } catch (error) {
    for (const name of await readdir(dataDir)) await rm(path.join(dataDir, name), { recursive: true });
    throw error;
  }
  return `${dataDir} comes from ${backup.folder}. Start PostgreSQL on it: it reads the log ${
    target ? `up to ${target.toISOString()}` : 'to its end'
  } and takes writes then.`;
}

/** PostgreSQL does not understand Z yet where this setting is read. */
const inPostgres = (date: Date) => date.toISOString().replace('T', ' ').replace('Z', '+00');

function recoverySettings(archive: string, target: Date | null): string {
  const settings = {
    restore_command: restoreCommand(archive),
    recovery_target_action: 'promote',
    // Also without a target: a cluster that was restored before has its old target in its backups.
    recovery_target_time: target ? inPostgres(target) : '',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('');
}
