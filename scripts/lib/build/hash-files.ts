import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../paths.mjs';

/** What a build is made from: all files of these places but tests, and the version of Node. */
export async function hashFiles(places: readonly string[]): Promise<string> {
  const files = (await Promise.all(places.map(listFiles))).flat().filter((file) => !/\.test\.tsx?$/.test(file));
  return hashContents(files.sort(), [String(Number.parseInt(process.versions.node, 10))]);
}

/**
 * One hash over names and contents, and over tools. Timestamps mean nothing: a fresh clone and a switched branch have
 * new ones.
 */
export async function hashContents(files: readonly string[], tools: readonly string[]): Promise<string> {
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256').update(tools.join('\0'));
  for (const [index, file] of files.entries()) {
    hash.update(`\0${path.relative(ROOT, file)}\0`).update(contents[index] ?? '');
  }
  return hash.digest('hex');
}

/** Folders of what is made or installed. */
const MADE = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'test-results']);

/** All files of a place, which may be one file, or missing. */
export async function listFiles(place: string): Promise<string[]> {
  const info = await stat(place).catch(() => undefined);
  if (!info) return [];
  if (info.isFile()) return [place];
  const entries = await readdir(place, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !MADE.has(name))
    .map((entry) => {
      const inside = path.join(place, entry.name);
      return entry.isDirectory() ? listFiles(inside) : entry.isFile() ? [inside] : [];
    });
  return (await Promise.all(found)).flat();
}
