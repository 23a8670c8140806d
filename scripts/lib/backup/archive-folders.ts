import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../errors.mjs';

/** A finished base backup is named after the time it was finished; an unfinished one starts with a dot. */
const FINISHED = /^\d{8}T\d{6}Z$/;

export const walFolder = (archive: string) => path.join(archive, 'wal');
export const baseFolder = (archive: string) => path.join(archive, 'base');

export const timestampName = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

const dateOf = (name: string) => new Date(name.replace(/^(.{4})(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));

interface BaseBackup {
  readonly folder: string;
  readonly finishedAt: Date;
}

/** The finished base backups, oldest first. */
export async function listBackups(archive: string): Promise<BaseBackup[]> {
  const names = await readdir(baseFolder(archive)).catch((error: NodeJS.ErrnoException): string[] => {
    // An archive that this user may not read is not an empty one.
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  return names
    .filter((name) => FINISHED.test(name))
    .sort()
    .map((name) => ({ folder: path.join(baseFolder(archive), name), finishedAt: dateOf(name) }));
}

export function requireArchive(archive: string | undefined): string {
  if (!archive || !path.isAbsolute(archive)) throw new UserError('Name the archive as an absolute path: /archive');
  if (/['\s\\%]/.test(archive))
    throw new UserError('The path of the archive must not contain spaces, quotes, % or \\.');
  return archive;
}

/**
 * PostgreSQL's archive command. It never overwrites a segment, and a segment appears under its name only when it is
 * fully on disk.
 */
export function archiveCommand(archive: string): string {
  const target = `${walFolder(archive)}/%f`;
  const part = `${walFolder(archive)}/.%f`;
  return `cmp -s "%p" ${target} || (test ! -e ${target} && cp "%p" ${part} && sync ${part} && mv ${part} ${target})`;
}

export const restoreCommand = (archive: string) => `cp ${walFolder(archive)}/%f "%p"`;
