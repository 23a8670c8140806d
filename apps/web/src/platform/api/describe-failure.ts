import { ApiError } from './api-error.ts';
import { describeError } from './describe-error.ts';

/** What the server said about a failed call; where it said nothing, or could not be reached, the screen's own sentence. */
export function describeFailure(error: unknown, own: string, network: string = own): string {
  if (error instanceof ApiError && !error.isExplained) return own;
  return describeError(error, { fallback: own, network });
}
