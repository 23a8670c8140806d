import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What is read of the `package.json` of an installed package. */
interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>;
}

/**
 * Where npm put these packages and everything they need at run time, as paths below `root`. Types are excluded.
 * Optional ones count if installed: they are binaries for this platform.
 */
export async function findPackages(root: string, names: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const add = async (name: string, from: string, isOptional: boolean): Promise<void> => {
    if (name.startsWith('@types/')) return;
    const place = locate(root, name, from);
    if (place === null) {
      if (isOptional) return;
      throw new Error(`${name}, which ${from || 'the server'} needs, is not installed`);
    }
    if (found.has(place)) return;
    found.add(place);
    const manifest: Manifest = JSON.parse(await readFile(path.join(root, place, 'package.json'), 'utf8'));
    const peersMissing = manifest.peerDependenciesMeta ?? {};
    for (const needed of Object.keys(manifest.dependencies ?? {})) await add(needed, place, false);
    for (const needed of Object.keys(manifest.optionalDependencies ?? {})) await add(needed, place, true);
    for (const needed of Object.keys(manifest.peerDependencies ?? {}))
      if (!peersMissing[needed]?.optional) await add(needed, place, false);
  };
  for (const name of names) await add(name, 'apps/api', false);
  return [...found].sort();
}

/** Like Node's resolution: in the folder itself, then in every parent. */
function locate(root: string, name: string, from: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder === '.' ? '' : folder, 'node_modules', name);
    if (path.basename(folder) !== 'node_modules' && existsSync(path.join(root, place, 'package.json'))) return place;
    if (folder === '.' || folder === '') return null;
  }
}
