import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/paths.mjs';

export const listLockfiles = () =>
  execFileSync('git', ['ls-files', '*package-lock.json'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

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
