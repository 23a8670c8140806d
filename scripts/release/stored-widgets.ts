import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import semver from 'semver';
import { inRoot } from '../lib/paths.mjs';

const FOLDER = inRoot('apps/widget/releases');
const ENDING = '.json.br';

/**
 * Keeps the loader of a release and its parts, one compressed file each, for `npm test -- compatibility`: pages that pin
 * this loader run it with every later server. Without fonts, which a visitor has to choose.
 */
export function storeWidget(version: string, { dist = inRoot('apps/widget/dist'), folder = FOLDER } = {}): void {
  const { loader } = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8'));
  const names = readdirSync(path.join(dist, 'widget/parts')).filter((name) => /\.(js|json)$/.test(name));
  const parts = Object.fromEntries(
    names.sort().map((name) => [addressOf(name), readFileSync(path.join(dist, 'widget/parts', name), 'utf8')]),
  );
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, version + ENDING);
  writeFileSync(file, brotliCompressSync(JSON.stringify({ loader: addressOf(loader), parts })));
  console.log(`The widget's loader and ${names.length - 1} of its parts in ${file}`);
}

/** The address of its loader, and the texts of all its parts by theirs. */
export interface StoredWidget {
  readonly version: string;
  readonly loader: string;
  readonly parts: Record<string, string>;
}

/** Oldest release first; none before the first. */
export function readStoredWidgets(folder = FOLDER): StoredWidget[] {
  const versions = listFiles(folder).map((name) => name.slice(0, -ENDING.length));
  return semver.sort(versions).map((version) => ({
    version,
    ...JSON.parse(brotliDecompressSync(readFileSync(path.join(folder, version + ENDING))).toString()),
  }));
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(ENDING));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const addressOf = (name: string) => `/widget/parts/${name}`;
