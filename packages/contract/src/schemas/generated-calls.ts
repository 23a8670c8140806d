import { readdirSync, readFileSync } from 'node:fs';
import type { Endpoint } from './endpoint.ts';

const FOLDER = new URL('./endpoints/', import.meta.url);
/** Has names that the application's calls have too, and is exported under a name of its own. */
const PUBLIC_API = 'public-api.ts';
const HEAD = '// Written by `npm run generate` from ../schemas/endpoints.\n';

/** The files of `calls`: what callers need of each endpoint, without its schemas; and the French of their fallbacks. */
export async function generatedCalls(): Promise<ReadonlyMap<string, string>> {
  const files = readdirSync(FOLDER).filter((file) => file !== 'index.ts');
  const texts = new Map<string, string>();
  const french = new Map<string, string>();
  for (const file of files.sort()) {
    const endpoints = asWritten(file, await import(new URL(file, FOLDER).href));
    texts.set(file, callsOf(file, endpoints));
    for (const [, { fallback, fallbackFr }] of endpoints) if (fallbackFr) french.set(fallback, fallbackFr);
  }
  const exported = files.filter((file) => file !== PUBLIC_API).map((file) => `export * from './${file}';\n`);
  return texts.set('index.ts', HEAD + exported.join('')).set('fallbacks.fr.ts', fallbacksFr(french));
}

/** In the order of the source: related calls stay together, and compress better. */
function asWritten(file: string, endpoints: Readonly<Record<string, Endpoint>>): [name: string, Endpoint][] {
  const source = readFileSync(new URL(file, FOLDER), 'utf8');
  const placeOf = (name: string) => source.indexOf(`export const ${name} =`);
  return Object.entries(endpoints).sort(([a], [b]) => placeOf(a) - placeOf(b));
}

function callsOf(file: string, endpoints: readonly [name: string, Endpoint][]): string {
  const helpers = [...new Set(endpoints.map(([, endpoint]) => helperOf(endpoint)))].sort();
  return [
    HEAD,
    `import { ${helpers.join(', ')} } from '../call.ts';\n`,
    `import type * as endpoints from '../schemas/endpoints/${file}';\n\n`,
    ...endpoints.map(([name, endpoint]) => lineOf(name, endpoint)),
  ].join('');
}

function fallbacksFr(french: ReadonlyMap<string, string>): string {
  const lines = [...french].map(([en, fr]) => `  ${JSON.stringify(en)}: ${JSON.stringify(fr)},\n`);
  return `${HEAD}export const fallbacksFr: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`;
}

function lineOf(name: string, endpoint: Endpoint): string {
  const { path, fallback, answer, access } = endpoint;
  const options = {
    ...(answer !== 'json' && { answer }),
    ...(access === 'bearer' && { withToken: true }),
  };
  const values = [path, fallback, ...(Object.keys(options).length > 0 ? [options] : [])].map((value) =>
    JSON.stringify(value),
  );
  return `export const ${name} = ${helperOf(endpoint)}<typeof endpoints.${name}>(${values.join(', ')});\n`;
}

const helperOf = ({ method }: Endpoint) => (method === 'DELETE' ? 'del' : method.toLowerCase());
