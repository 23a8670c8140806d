import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const bundles = new Map();

/** An application of the corpus as one script; made when it is first asked for. */
export function bundleApp(name) {
  if (!bundles.has(name)) bundles.set(name, bundle(name));
  return bundles.get(name);
}

async function bundle(name) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`apps/${name}.mjs`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0].text;
}
