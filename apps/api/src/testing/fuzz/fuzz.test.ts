import { type Endpoint, endpoints, publicEndpoints } from '@evenway/contract/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../scripts/lib/testing/depth.ts';
import { type BillingProduct, startBillingProduct } from '../billing-product.ts';
import { writeBuiltFiles } from './built-files.ts';
import { requestsTo } from './endpoint-requests.ts';
import { type FuzzOptions, type FuzzResult, fuzz, isSuccess, newResult } from './fuzz.ts';
import { createFuzzClient, type FuzzClient } from './fuzz-request.ts';
import { fuzzRoutes } from './fuzz-routes.ts';
import { createFuzzWorld, type FuzzWorld } from './fuzz-world.ts';
import { createReport } from './report.ts';
import { valuesOf } from './schema-values.ts';

/** A small sample with a fixed seed, after the known breaking values; `npm test -- fuzz` tries many more, every night. */
const isLong = process.env.FUZZ_INPUTS !== undefined;
const options: FuzzOptions = {
  inputs: Number(process.env.FUZZ_INPUTS ?? (isFull ? 8 : 2)),
  seed: Number(process.env.FUZZ_SEED ?? 14),
  maxMilliseconds: isLong ? 1_000 : Number.POSITIVE_INFINITY,
};
/** With this many inputs to a call, some must have succeeded. */
const ENOUGH = 1_000;
const LONG_MS = 3_600_000;
/** A long run is split among several processes, each with its own product. */
const [part, parts] = [Number(process.env.FUZZ_PART ?? 1), Number(process.env.FUZZ_PARTS ?? 1)];
const ofThisPart = (_: unknown, index: number) => index % parts === part - 1;

let billing: BillingProduct;
let client: FuzzClient;
let world: FuzzWorld;
const built = writeBuiltFiles();
const report = createReport(options.seed, process.env.FUZZ_REPORT);

/** Tests one target and updates the report, so that an interrupted run has one too. */
async function tryOut(target: Parameters<typeof fuzz>[0]): Promise<FuzzResult> {
  const result = report.add(newResult(target.name));
  await fuzz(target, world, client, options, result);
  report.write();
  return result;
}

beforeAll(async () => {
  billing = await startBillingProduct({ RATE_LIMIT_FACTOR: 1_000_000, LOG_LEVEL: 'error' }, built);
  client = createFuzzClient(billing.product.url);
  world = await createFuzzWorld(billing);
});
afterAll(async () => {
  report.write();
  client.close();
  await billing.stop();
  built.remove();
});

/** The calls with a key have separate names. */
const everyCall = [
  ...Object.entries<Endpoint>(endpoints),
  ...Object.entries<Endpoint>(publicEndpoints).map(([name, endpoint]) => [`v1.${name}`, endpoint] as const),
];

describe('the inputs', () => {
  it('are taken by every call often enough, before they are broken', () => {
    for (const [name, { params, query, body }] of everyCall) {
      for (const schema of [params, query, body].flatMap((part) => part ?? [])) {
        const drawn = fc.sample(valuesOf(schema, world.texts), { numRuns: 120, seed: options.seed });
        const taken = drawn.filter((value) => schema.safeParse(value).success);
        // Of two mutually exclusive fields, half of the draws have one.
        expect(taken.length, name).toBeGreaterThan(drawn.length / 5);
      }
    }
  });
});

describe('Y14: no input gives a 500, a slow answer or a byte of another organization', () => {
  for (const [name, endpoint] of everyCall.filter(ofThisPart)) {
    it(
      `fuzz ${name}: ${endpoint.method} ${endpoint.path}`,
      async () => {
        const { statuses } = await tryOut({ name, requests: requestsTo(endpoint, world) });
        if (options.inputs >= ENOUGH) expect([...statuses.keys()].filter(isSuccess)).not.toEqual([]);
      },
      isLong ? LONG_MS : undefined,
    );
  }

  for (const [name, { requests, ...rules }] of Object.entries(fuzzRoutes).filter(ofThisPart)) {
    it(
      `fuzz ${name}`,
      async () => {
        const { statuses } = await tryOut({ name, requests: requests(world, billing), ...rules });
        if (options.inputs >= ENOUGH && !rules.isAlwaysRefused)
          expect([...statuses.keys()].filter(isSuccess)).not.toEqual([]);
      },
      isLong ? LONG_MS : undefined,
    );
  }
});
