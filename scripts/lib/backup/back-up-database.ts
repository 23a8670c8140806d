import { execFile } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@evenway/database-connections';
import { UserError } from '../errors.mjs';
import { sizeOf } from '../size-of.ts';
import { archiveCommand, baseFolder, requireArchive, timestampName, walFolder } from './archive-folders.ts';
import { copyCluster } from './copy-cluster.ts';
import { explainFailure } from './explain-failure.ts';
import { forgetOlderBackups } from './forget-older-backups.ts';

interface Backup {
  /** Its folder, as an absolute path. */
  readonly archive: string | undefined;
  readonly adminUrl: string | undefined;
  /** How many base backups stay. */
  readonly keep: number;
}

/** Makes a base backup, deletes all but the newest `keep` and the log before them, and resolves with a description. */
export async function backUpDatabase({ archive: named, adminUrl, keep }: Backup): Promise<string> {
  const archive = requireArchive(named);
  if (!adminUrl) throw new UserError('Set DATABASE_ADMIN_URL to an administrator of PostgreSQL on this machine.');
  if (!Number.isInteger(keep) || keep < 1)
    throw new UserError('--keep is the number of base backups to keep, at least 1.');
  if (!URL.canParse(adminUrl))
    throw new UserError('DATABASE_ADMIN_URL must be an address: postgres://postgres:...@127.0.0.1/evenway');
  try {
    return await makeBackup(archive, keep, adminUrl);
  } catch (error) {
    throw explainFailure(error, adminUrl);
  }
}

async function makeBackup(archive: string, keep: number, adminUrl: string): Promise<string> {
  for (const folder of [baseFolder(archive), walFolder(archive)]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(baseFolder(archive), `.${process.pid}`);
  const client = new Client({ connectionString: adminUrl });
  try {
    await client.connect();
    await requireArchiving(client, archive);
    await copyCluster(client, unfinished);
    // It only counts once it is fully on disk.
    await promisify(execFile)('sync', ['--file-system', unfinished]);
    const folder = path.join(baseFolder(archive), timestampName(nextSecond()));
    await rename(unfinished, folder);
    const removed = await forgetOlderBackups(archive, keep);
    const isNoted = await noteBackup(client, await sizeOf(folder));
    return [
      `The backup is ${folder}.`,
      ...(removed > 0 ? [`${removed} older ones are gone.`] : []),
      ...(isNoted ? [] : [NOT_NOTED]),
    ].join(' ');
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

const NOT_NOTED =
  'The database of DATABASE_ADMIN_URL has no table to note it in, so the alert about missing backups does not count it: name the database of the product, after its migrations.';

/** Servers tell the monitoring system when the last backup was finished. A schema of before has no such table. */
async function noteBackup(client: Client, bytes: number): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.backups') is not null as exists`,
  );
  if (!rows[0]?.exists) return false;
  await client.query('insert into public.backups (bytes) values ($1)', [bytes]);
  return true;
}

/** A restore to an earlier time would be inconsistent, so the name must not be earlier. */
const nextSecond = () => new Date(Math.ceil(Date.now() / 1_000) * 1_000);

async function requireArchiving(client: Client, archive: string): Promise<void> {
  const { rows } = await client.query<{ mode: string; command: string }>(
    `select current_setting('archive_mode') as mode, current_setting('archive_command') as command`,
  );
  if (rows.some(({ mode, command }) => mode !== 'off' && command.includes(walFolder(archive)))) return;
  const lines = ['archive_mode = on', 'archive_timeout = 60', `archive_command = '${archiveCommand(archive)}'`];
  throw new UserError(
    `PostgreSQL does not keep its log in this archive. Put this into postgresql.conf and restart it:\n\n${lines.join('\n')}`,
  );
}
