import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

/**
 * Builds the published program, in `dist` or in the folder it is told: one file that needs no package, and axe-core
 * with its licenses beside it.
 */
const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] ?? join(here, 'dist'));
const axe = dirname(fileURLToPath(import.meta.resolve('axe-core/package.json')));

// What an earlier release built is not published.
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
try {
  await build({
    entryPoints: [join(here, 'src/main.ts')],
    outfile: join(out, 'evenway.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    charset: 'utf8',
    minifySyntax: true,
    logLevel: 'error',
  });
} finally {
  await stop();
}
await cp(join(axe, 'axe.min.js'), join(out, 'axe.min.js'));
await cp(join(axe, 'LICENSE'), join(out, 'axe-core-LICENSE.txt'));
await cp(join(axe, 'LICENSE-3RD-PARTY.txt'), join(out, 'axe-core-LICENSE-3RD-PARTY.txt'));
