import type { Endpoint, Schema } from '@evenway/contract/schemas';
import fc from 'fast-check';
import type { FuzzWorld } from './fuzz-world.ts';
import { type Requests, requestsFrom } from './requests-from.ts';
import { valuesOf } from './schema-values.ts';

/** Requests to a call of the contract: generated from its schemas for one of the callers, then broken. */
export function requestsTo(endpoint: Endpoint, world: FuzzWorld): Requests {
  const callers = endpoint.access === 'key' ? world.programs : world.callers;
  const [first = ''] = Object.keys(callers);
  const part = (schema: Schema | undefined) => (schema ? valuesOf(schema, world.texts) : fc.constant(undefined));
  const inputs = fc
    .record({
      // The first is accepted most often.
      caller: fc.constantFrom(first, first, ...Object.keys(callers)),
      params: part(endpoint.params),
      query: part(endpoint.query),
      body: part(endpoint.body),
    })
    .map(({ caller, params, query, body }) => ({
      caller,
      method: endpoint.method,
      params: { ...(params as Record<string, string> | undefined) },
      query: { ...(query as Record<string, unknown> | undefined) },
      body,
      headers: { ...callers[caller] },
      rawParams: {},
      rawQuery: [],
    }));
  return requestsFrom(`/api${endpoint.path}`, inputs);
}
