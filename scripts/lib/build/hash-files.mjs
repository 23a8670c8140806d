import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../paths.mjs';

/** One hash over names and contents. Timestamps mean nothing: a fresh clone and a switched branch have new ones. */
export async function hashFiles(places) {
  const files = (await Promise.all(places.map(listFiles))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  files.forEach((file, index) => {
    hash.update(`\0${path.relative(ROOT, file)}\0`).update(contents[index]);
  });
  return hash.digest('hex');
}

async function listFiles(place) {
  const info = await stat(place).catch(() => undefined);
  if (!info) return [];
  if (info.isFile()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}
