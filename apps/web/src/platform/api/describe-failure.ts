import type { Endpoint } from '@evenway/contract';
import { describeError } from './describe-error.ts';

/**
 * What the server said about a failed call; where it said nothing, or could not be reached, the screen's own sentence
 * instead of the general one of the call.
 */
export function describeFailure(error: unknown, endpoint: Pick<Endpoint, 'fallback'>, own: string): string {
  const message = describeError(error, { fallback: own, network: own });
  return message === endpoint.fallback ? own : message;
}
