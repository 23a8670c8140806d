import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Of an application of the corpus: its source, and the versions of packages that are installed under aliases. */
const APPS: Record<string, { source: string; alias?: Record<string, string> }> = {
  'angular-material': { source: 'angular-material.mjs' },
  'hydrate-18': { source: 'hydrate.ts', alias: { react: 'react-18', 'react-dom': 'react-dom-18' } },
  'hydrate-19': { source: 'hydrate.ts', alias: { react: 'react-19', 'react-dom': 'react-dom-19' } },
};
const bundles = new Map<string, Promise<string>>();

/** Bundles an application of the corpus as one script, on first use. */
export function bundleApp(name: string): Promise<string> {
  const bundled = bundles.get(name) ?? bundle(name);
  bundles.set(name, bundled);
  return bundled;
}

async function bundle(name: string): Promise<string> {
  const app = APPS[name];
  if (!app) throw new Error(`There is no application ${name}.`);
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`apps/${app.source}`, import.meta.url))],
    bundle: true,
    // Aliases are resolved from here.
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
    alias: app.alias ?? {},
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
