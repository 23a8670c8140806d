import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { API_KEY_SCOPES } from '@evenway/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newApiKey } from '../../testing/accounts/api-keys.ts';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'evenway-generated-client-'));
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  const document = await (await fetch(`${product.url}/api/v1/openapi.json`)).text();
  writeFileSync(join(folder, 'openapi.json'), document);
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(dirname(resolve('zod/package.json')), '..'), join(folder, 'node_modules'), 'junction');
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A tool as customers run it: without importing it. */
const runTool = (name: string, file: string, ...args: string[]) =>
  run(process.execPath, [join(dirname(resolve(`${name}/package.json`)), file), ...args], {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

/** What a customer's program may look like. Its comments name what would not compile if the description were wrong. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { components, webhooks } from './api';
import type { paths } from './api';

declare const process: { env: Record<'URL' | 'KEY', string> };
const { URL: baseUrl, KEY: key } = process.env;
const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${key}\` } });
const { response } = await client.POST('/v1/websites', { body: { domain: 'shop.example' } });
const { data } = await client.GET('/v1/websites', { params: { query: { limit: 100 } } });
console.log(response.status, data?.data[0]?.domain);

export async function addAll(domains: string[]): Promise<components['schemas']['Website'][]> {
  // A number where a number is meant.
  const { data: page, error } = await client.GET('/v1/websites', { params: { query: { limit: 100 } } });
  if (error) throw new Error(\`\${error.code}: \${error.message}\`);
  const known = page.data.map((website) => website.domain);
  for (const domain of domains.filter((one) => !known.includes(one)))
    await client.POST('/v1/websites', { body: { domain }, params: { header: { 'Idempotency-Key': domain } } });
  // @ts-expect-error: misspelled names are found.
  const misspelled: components['schemas']['WidgetSettingsChange'] = { mainColour: '#123456' };
  const params = { path: { id: page.data[0]?.id ?? '' } };
  await client.PATCH('/v1/websites/{id}/configuration', { params, body: { configuration: misspelled } });
  // Values that v1 does not have yet are possible.
  return page.data.filter(({ status }) => status === 'paused' || status === 'active');
}
type Paid = webhooks['invoice.paid']['post']['requestBody']['content']['application/json'];
export const describePaid = ({ data: { invoice } }: Paid): string => \`\${invoice.amountPaid / 100} \${invoice.currency}\`;
`;

it('A05: a linter has nothing to say about the description', async () => {
  const { stdout } = await runTool('@redocly/cli', 'bin/cli.js', 'lint', 'openapi.json', '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
});

it('A05: a client generated from it compiles', async () => {
  await runTool('openapi-typescript', 'bin/cli.js', 'openapi.json', '--output', 'api.ts');
  const compilerOptions = {
    ...{ strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', target: 'es2023', types: [] },
    ...{ lib: ['es2023', 'dom'], skipLibCheck: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  const { stdout } = await runTool('typescript-native', 'bin/tsc', '-p', '.', '--pretty', 'false').catch(
    (error) => error,
  );
  expect(stdout).toBe('');
});

it('A05: such a client works', async () => {
  const key = await newApiKey((await signedInPerson(product)).client, API_KEY_SCOPES);
  const env = { URL: `${product.url}/api`, KEY: key };
  const { stdout } = await run(process.execPath, ['--import', 'tsx', join(folder, 'program.ts')], { cwd: folder, env });
  expect(stdout).toBe('201 shop.example\n');
});
