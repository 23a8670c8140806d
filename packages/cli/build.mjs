import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, stop } from 'esbuild';

/**
 * What `evenway check` bundles, so that the package needs no other: axe-core, and grouping, advice and exports in one
 * file.
 */
const dist = fileURLToPath(new URL('dist/', import.meta.url));
const axe = dirname(fileURLToPath(import.meta.resolve('axe-core/package.json')));

await mkdir(dist, { recursive: true });
try {
  await build({
    entryPoints: [fileURLToPath(import.meta.resolve('@evenway/checks/cli'))],
    outfile: join(dist, 'checks.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    minifySyntax: true,
    logLevel: 'error',
  });
} finally {
  await stop();
}
await cp(join(axe, 'axe.min.js'), join(dist, 'axe.min.js'));
await cp(join(axe, 'LICENSE'), join(dist, 'axe-core-LICENSE.txt'));
await cp(join(axe, 'LICENSE-3RD-PARTY.txt'), join(dist, 'axe-core-LICENSE-3RD-PARTY.txt'));
