import { readdirSync, readFileSync } from 'node:fs';
import type { Endpoint } from './endpoint.ts';

const FOLDER = new URL('./endpoints/', import.meta.url);
/** Has names that the application's calls have too, and is exported under a name of its own. */
const PUBLIC_API = 'public-api.ts';
const HEAD = '// Written by `npm run generate` from ../schemas/endpoints.\n';

/** The files of `calls`: what callers need of each endpoint, without its schemas. One for each file of endpoints. */
export async function generatedCalls(): Promise<ReadonlyMap<string, string>> {
  const files = readdirSync(FOLDER).filter((file) => file !== 'index.ts');
  const texts = new Map<string, string>();
  for (const file of files.sort()) texts.set(file, callsOf(file, await import(new URL(file, FOLDER).href)));
  const exported = files.filter((file) => file !== PUBLIC_API).map((file) => `export * from './${file}';\n`);
  return texts.set('index.ts', HEAD + exported.join(''));
}

function callsOf(file: string, endpoints: Readonly<Record<string, Endpoint>>): string {
  // As they are written: related calls stay together, and compress better.
  const source = readFileSync(new URL(file, FOLDER), 'utf8');
  const placeOf = (name: string) => source.indexOf(`export const ${name} =`);
  const all = Object.entries(endpoints).sort(([a], [b]) => placeOf(a) - placeOf(b));
  const helpers = [...new Set(all.map(([, endpoint]) => helperOf(endpoint)))].sort();
  return [
    HEAD,
    `import { ${helpers.join(', ')} } from '../call.ts';\n`,
    `import type * as endpoints from '../schemas/endpoints/${file}';\n\n`,
    ...all.map(([name, endpoint]) => lineOf(name, endpoint)),
  ].join('');
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
