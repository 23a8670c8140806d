import { execFile } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@evenway/database-connections';
import { UserError } from '../errors.mjs';
import { archiveCommand, baseFolder, requireArchive, timestampName, walFolder } from './archive-folders.ts';
import { copyCluster } from './copy-cluster.ts';
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
  for (const folder of [baseFolder(archive), walFolder(archive)]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = path.join(baseFolder(archive), `.${process.pid}`);
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await requireArchiving(client, archive);
    await copyCluster(client, unfinished);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
  // It only counts once it is fully on disk.
  await promisify(execFile)('sync', ['--file-system', unfinished]);
  const folder = path.join(baseFolder(archive), timestampName(nextSecond()));
  await rename(unfinished, folder);
  const removed = await forgetOlderBackups(archive, keep);
  return `The backup is ${folder}.${removed > 0 ? ` ${removed} older ones are gone.` : ''}`;
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
