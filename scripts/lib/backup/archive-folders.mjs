import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../user-error.mjs';

/** A finished base backup is named after the time it was finished; an unfinished one starts with a dot. */
const FINISHED = /^\d{8}T\d{6}Z$/;

export const walFolder = (archive) => path.join(archive, 'wal');
export const baseFolder = (archive) => path.join(archive, 'base');

export const timestampName = (date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

const dateOf = (name) => new Date(name.replace(/^(.{4})(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));

/** The finished base backups, oldest first. */
export async function listBackups(archive) {
  const names = await readdir(baseFolder(archive)).catch(() => []);
  return names
    .filter((name) => FINISHED.test(name))
    .sort()
    .map((name) => ({ folder: path.join(baseFolder(archive), name), finishedAt: dateOf(name) }));
}

export function requireArchive(archive) {
  if (!archive || !path.isAbsolute(archive)) throw new UserError('Name the archive as an absolute path: /archive');
  if (/['\s\\%]/.test(archive))
    throw new UserError('The path of the archive must not contain spaces, quotes, % or \\.');
  return archive;
}

/**
 * PostgreSQL's archive command. It never overwrites a segment, and a segment appears under its name only when it is
 * fully on disk.
 */
export function archiveCommand(archive) {
  const target = `${walFolder(archive)}/%f`;
  const part = `${walFolder(archive)}/.%f`;
  return `cmp -s "%p" ${target} || (test ! -e ${target} && cp "%p" ${part} && sync ${part} && mv ${part} ${target})`;
}

export const restoreCommand = (archive) => `cp ${walFolder(archive)}/%f "%p"`;
