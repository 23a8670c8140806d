import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import type { SdkSchemas } from './generate-schemas.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/stripe-schemas', import.meta.url));

/** From an earlier run, unless their source or generator has changed: generating them takes six seconds. */
export async function loadSchemas(): Promise<SdkSchemas> {
  const file = path.join(CACHE, `${await cacheKey()}.json`);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const { generateSchemas } = await import('./generate-schemas.ts');
  const schemas = generateSchemas();
  await mkdir(CACHE, { recursive: true });
  // Workers may do this concurrently, and none may read a partial file.
  await writeFile(`${file}.${process.pid}`, JSON.stringify(schemas));
  await rename(`${file}.${process.pid}`, file);
  return schemas;
}

async function cacheKey(): Promise<string> {
  const { version } = createRequire(import.meta.url)('typescript/package.json');
  const sources = ['./generate-schemas.ts', './sdk-objects.ts'].map((source) =>
    readFile(new URL(source, import.meta.url), 'utf8'),
  );
  return createHash('sha256')
    .update([Stripe.PACKAGE_VERSION, version, ...(await Promise.all(sources))].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
