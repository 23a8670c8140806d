import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [corpus, product] = ['node_modules', '../../../../node_modules'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/**
 * Where a file of a package is, given the package's name and the path in it: in the corpus or in the widget's test
 * dependencies.
 */
export function modulePath(file) {
  const parts = file.split('/').map(decodeURIComponent);
  const inCorpus = path.join(corpus, ...parts);
  return existsSync(inCorpus) ? inCorpus : path.join(product, ...parts);
}
