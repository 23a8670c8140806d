import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

const IMPORT = /^(?:import|export)[^'"]*? from '([^']+)'|^import '([^']+)'|import\('(\.[^']+)'\)/gms;

/** What is imported, file by file, before a command could install anything, or where nothing installs. */
async function packagesNeeded(file: string, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(file)) return [];
  seen.add(file);
  const found: string[] = [];
  for (const [, named, bare, later] of (await readFile(file, 'utf8')).matchAll(IMPORT)) {
    const target = named ?? bare ?? later ?? '';
    if (target.startsWith('.')) found.push(...(await packagesNeeded(path.join(path.dirname(file), target), seen)));
    else if (!target.startsWith('node:')) found.push(`${path.basename(file)} needs ${target}`);
  }
  return found;
}

it.each(['run', 'write-sbom', 'release/print-notes'])(
  'scripts/%s.mjs needs no package before they are installed',
  async (command) => {
    expect(await packagesNeeded(inRoot(`scripts/${command}.mjs`))).toEqual([]);
  },
);
