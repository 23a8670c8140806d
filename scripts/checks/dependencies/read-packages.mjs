import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/paths.mjs';

const NOT_OURS = new Set(['node_modules', 'dist', 'test-results']);

/** Found by reading the folders, not by asking git: the checks also work in a downloaded archive. */
export function listLockfiles(folder = '') {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (entry.name === 'package-lock.json') return [place];
    const isOurs = entry.isDirectory() && !NOT_OURS.has(entry.name) && !entry.name.startsWith('.');
    return isOurs ? listLockfiles(place) : [];
  });
}

/** What a lockfile installs from elsewhere. Our own workspaces are links, or folders outside `node_modules`. */
export function readPackages(lockfile, root = ROOT) {
  const { packages } = JSON.parse(readFileSync(path.join(root, lockfile), 'utf8'));
  return Object.entries(packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link)
    .map(([place, entry]) => ({
      lockfile,
      // An alias is installed under another name than it was published with.
      name: entry.name ?? place.split('node_modules/').at(-1),
      version: entry.version,
      license: entry.license,
      hasInstallScript: entry.hasInstallScript === true,
    }));
}
