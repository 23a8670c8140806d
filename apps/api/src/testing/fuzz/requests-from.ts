import fc from 'fast-check';
import { classicBreaks, type Input, severalBreaks } from './break-input.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { percentEncode } from './hostile-values.ts';

export interface Requests {
  readonly generated: fc.Arbitrary<FuzzRequest>;
  /** Tried first, whatever the seed. */
  readonly classics: readonly FuzzRequest[];
}

const FIRST_SEED = 1;
const DRAWN = 20;

/** Breaks inputs and turns them into requests. Route parameters are written `:name`. */
export function requestsFrom(route: string, inputs: fc.Arbitrary<Input>): Requests {
  const drawn = fc.sample(inputs, { seed: FIRST_SEED, numRuns: DRAWN });
  const first = drawn.find(({ caller }) => caller === 'admin' || caller === 'program') ?? drawn[0];
  return {
    classics: first ? classicBreaks(first).map((input) => toRequest(route, input)) : [],
    generated: fc.tuple(inputs, severalBreaks).map(([input, breaks]) => {
      const broken = structuredClone(input);
      for (const breakInput of breaks) breakInput(broken);
      return toRequest(route, broken);
    }),
  };
}

function toRequest(route: string, input: Input): FuzzRequest {
  const path = route.replace(
    /:(\w+)/g,
    (_, name: string) => input.rawParams[name] ?? percentEncode(String(input.params[name])),
  );
  const query = [
    ...Object.entries(input.query).flatMap(([name, value]) =>
      [value].flat().map((one) => `${percentEncode(name)}=${percentEncode(textOf(one))}`),
    ),
    ...input.rawQuery,
  ].join('&');
  const body = input.rawBody ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  return {
    caller: input.caller,
    method: input.method,
    path: query ? `${path}?${query}` : path,
    headers: input.headers,
    ...(body !== undefined && { body }),
    ...(input.rawBody !== undefined && { encoding: 'latin1' as const }),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
