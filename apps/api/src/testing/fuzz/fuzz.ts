import fc from 'fast-check';
import type { FuzzAnswer, FuzzClient, FuzzRequest } from './fuzz-request.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import type { Requests } from './requests-from.ts';

export interface FuzzOptions {
  readonly inputs: number;
  readonly seed: number;
  /** No limit if the machine is shared with other tests. */
  readonly maxMilliseconds: number;
}

export interface FuzzResult {
  readonly name: string;
  inputs: number;
  /** Responses by status; 0 is a closed connection. */
  readonly statuses: Map<number, number>;
  slowest: number;
}

interface Target {
  readonly name: string;
  readonly requests: Requests;
  /** A tenant's choices are public here. */
  readonly isPublic?: boolean;
  /** None of these may change anything. */
  readonly isAlwaysRefused?: boolean;
}

/**
 * Sends generated requests and checks every response. Fails with the seed and the smallest request that still fails.
 */
export async function fuzz(
  { name, requests, isPublic = false, isAlwaysRefused = false }: Target,
  world: FuzzWorld,
  client: FuzzClient,
  { inputs, seed, maxMilliseconds }: FuzzOptions,
  result: FuzzResult = newResult(name),
): Promise<FuzzResult> {
  const property = fc.asyncProperty(requests.generated, async (request) => {
    const answer = await client.send(request);
    const repeated = answer.milliseconds > maxMilliseconds ? await client.send(request) : answer;
    result.inputs += 1;
    result.statuses.set(answer.status, (result.statuses.get(answer.status) ?? 0) + 1);
    result.slowest = Math.max(result.slowest, Math.min(answer.milliseconds, repeated.milliseconds));
    if (answer.status < 300 && !['GET', 'HEAD', 'OPTIONS'].includes(request.method)) await world.restore();
    if (isAlwaysRefused && isSuccess(answer.status)) throw new Error(`was taken: ${answer.status}`);
    const problem = problemOf(answer, isPublic ? [] : world.foreignTo(request));
    if (problem) throw new Error(problem);
    // Once may be the machine; if the same request is slow again, it is the product.
    if (repeated.milliseconds > maxMilliseconds) throw new Error(`took ${Math.round(repeated.milliseconds)} ms, twice`);
  });
  await world.restore();
  const examples = requests.classics.map((request): [FuzzRequest] => [request]);
  await fc.assert(property, { numRuns: inputs + examples.length, seed, examples });
  return result;
}

export const newResult = (name: string): FuzzResult => ({ name, inputs: 0, statuses: new Map(), slowest: 0 });

/** Success, or a redirect. */
export const isSuccess = (status: number) => status >= 200 && status < 400;

const SHOWN = 500;

function problemOf({ status, headers, body }: FuzzAnswer, foreign: readonly string[]): string | null {
  if (status >= 500) return `answered ${status}: ${body.slice(0, SHOWN)}`;
  const seen = foreign.find((secret) => body.includes(secret) || headers.includes(secret));
  if (seen !== undefined) return `shows ${seen} of another organization: ${body.slice(0, SHOWN)}`;
  const [polluted] = Object.keys(Object.prototype);
  return polluted === undefined ? null : `gave every object the property ${polluted}`;
}
