import path from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('node_modules', import.meta.url));

/** Where a file of a package of the corpus is, by the package's name and the path in it. */
export const modulePath = (file) => path.join(modules, ...file.split('/').map(decodeURIComponent));
