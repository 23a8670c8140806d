import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const bundles = new Map();

/** Two versions of a package are installed under aliases. */
const aliases = {
  'hydrate-18': { react: 'react-18', 'react-dom': 'react-dom-18' },
  'hydrate-19': { react: 'react-19', 'react-dom': 'react-dom-19' },
};

/** Bundles an application of the corpus as one script, on first use. */
export function bundleApp(name) {
  if (!bundles.has(name)) bundles.set(name, bundle(name));
  return bundles.get(name);
}

async function bundle(name) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`apps/${name}.mjs`, import.meta.url))],
    bundle: true,
    // Aliases are resolved from here.
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
    alias: aliases[name] ?? {},
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0].text;
}
