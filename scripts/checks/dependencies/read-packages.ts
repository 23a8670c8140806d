import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../lib/paths.mjs';

export interface LockedPackage {
  readonly lockfile: string;
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
  readonly hasInstallScript: boolean;
}

/** What is read here of a package-lock.json: an entry per place in the tree, by its path. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockfileEntry>>;
}

interface LockfileEntry {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Versions;
  readonly optionalDependencies?: Versions;
  readonly devDependencies?: Versions;
}

/** Versions by the name of their package. */
type Versions = Readonly<Record<string, string>>;

const MODULES = 'node_modules/';

/** What a lockfile installs from elsewhere. Our own workspaces are links, or folders outside `node_modules`. */
export function readPackages(lockfile: string, root = ROOT): LockedPackage[] {
  const { packages }: Lockfile = JSON.parse(readFileSync(path.join(root, lockfile), 'utf8'));
  return Object.entries(packages)
    .filter(([place, entry]) => place.includes(MODULES) && !entry.link)
    .map(([place, entry]) => ({
      lockfile,
      // An alias is installed under another name than it was published with.
      name: entry.name ?? place.slice(place.lastIndexOf(MODULES) + MODULES.length),
      version: entry.version ?? 'unknown',
      license: entry.license,
      hasInstallScript: entry.hasInstallScript === true,
    }));
}
