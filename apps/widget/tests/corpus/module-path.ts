import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folderOf = (modules: string) => fileURLToPath(new URL(modules, import.meta.url));
const corpus = folderOf('node_modules');
const product = folderOf('../../../../node_modules');

/**
 * Where a file of a package is, given the package's name and the path in it: in the corpus or in the widget's test
 * dependencies.
 */
export function modulePath(file: string): string {
  const parts = file.split('/').map(decodeURIComponent);
  const inCorpus = path.join(corpus, ...parts);
  return existsSync(inCorpus) ? inCorpus : path.join(product, ...parts);
}
