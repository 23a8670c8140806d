import { calls, type Endpoint } from '@evenway/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillingProduct, startBillingProduct } from '../billing-product.ts';
import { writeBuiltFiles } from './built-files.ts';
import { requestsTo } from './endpoint-requests.ts';
import { type FuzzOptions, type FuzzResult, fuzz } from './fuzz.ts';
import { createFuzzClient, type FuzzClient } from './fuzz-request.ts';
import { fuzzRoutes } from './fuzz-routes.ts';
import { createFuzzWorld, type FuzzWorld } from './fuzz-world.ts';
import { resultTable } from './result-table.ts';
import { valuesOf } from './schema-values.ts';

/** A small sample with a fixed seed; `npm run test:fuzz` says otherwise. */
const isLong = process.env.FUZZ_INPUTS !== undefined;
const options: FuzzOptions = {
  inputs: Number(process.env.FUZZ_INPUTS ?? 15),
  seed: Number(process.env.FUZZ_SEED ?? 14),
  maxMilliseconds: isLong ? 1_000 : Number.POSITIVE_INFINITY,
};
const REFUSALS = new Set([0, 400, 401, 403, 405, 413, 415, 431]);
const LONG_MS = 3_600_000;

let billing: BillingProduct;
let client: FuzzClient;
let world: FuzzWorld;
const built = writeBuiltFiles();
const results: FuzzResult[] = [];

beforeAll(async () => {
  billing = await startBillingProduct({ RATE_LIMIT_FACTOR: 1_000_000, LOG_LEVEL: 'error' }, built);
  client = createFuzzClient(billing.product.url);
  world = await createFuzzWorld(billing);
});
afterAll(async () => {
  if (isLong) console.log(`seed ${options.seed}\n${resultTable(results)}`);
  client.close();
  await billing.stop();
  built.remove();
});

describe('the inputs', () => {
  it('are taken by every call often enough, before they are broken', () => {
    for (const [name, { params, query, body }] of Object.entries<Endpoint>(calls)) {
      for (const schema of [params, query, body].flatMap((part) => part ?? [])) {
        const drawn = fc.sample(valuesOf(schema, world.texts), { numRuns: 200, seed: options.seed });
        const taken = drawn.filter((value) => schema.safeParse(value).success);
        expect(taken.length, name).toBeGreaterThan(drawn.length / 4);
      }
    }
  });
});

describe('Y14: no input gives a 500, a slow answer or a byte of another organization', () => {
  for (const [name, endpoint] of Object.entries<Endpoint>(calls)) {
    it(
      `fuzz ${name}: ${endpoint.method} ${endpoint.path}`,
      async () => {
        const result = await fuzz({ name, requests: requestsTo(endpoint, world) }, world, client, options);
        results.push(result);
        // Nothing but such refusals would mean that no input got as far as the call itself; a sample is too small to tell.
        if (isLong) expect([...result.statuses.keys()].filter((status) => !REFUSALS.has(status))).not.toEqual([]);
      },
      isLong ? LONG_MS : undefined,
    );
  }

  for (const [name, { requests, isPublic }] of Object.entries(fuzzRoutes)) {
    it(
      `fuzz ${name}`,
      async () => {
        const target = { name, requests: requests(world, billing), ...(isPublic && { isPublic }) };
        results.push(await fuzz(target, world, client, options));
      },
      isLong ? LONG_MS : undefined,
    );
  }
});
