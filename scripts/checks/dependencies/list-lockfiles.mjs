// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/paths.mjs';

const NOT_OURS = new Set(['node_modules', 'dist', 'test-results']);

/**
 * Found by reading the folders, not by asking git: the checks also work in a downloaded archive.
 *
 * @returns {string[]}
 */
export function listLockfiles(folder = '') {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (entry.name === 'package-lock.json') return [place];
    const isOurs = entry.isDirectory() && !NOT_OURS.has(entry.name) && !entry.name.startsWith('.');
    return isOurs ? listLockfiles(place) : [];
  });
}
