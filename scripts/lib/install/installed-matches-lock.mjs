import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Compares the folder's package-lock.json with the list that npm writes to node_modules when, and only when, it has
 * finished.
 */
export async function installedMatchesLock(folder) {
  const [wanted, installed] = await Promise.all([
    readPackages(path.join(folder, 'package-lock.json')),
    readPackages(path.join(folder, 'node_modules/.package-lock.json')),
  ]);
  if (!installed) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true;
    if (entry.link) return existsSync(path.join(folder, place));
    const found = installed[place];
    return found ? found.version === entry.version : entry.optional && !isForThisPlatform(entry);
  });
}

async function readPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Binaries for other platforms, and their helpers, are in the lock and rightly not on disk. */
function isForThisPlatform({ os, cpu, libc }) {
  return !libc && os?.includes(process.platform) && cpu?.includes(process.arch);
}
