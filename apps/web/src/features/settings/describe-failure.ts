import type { Endpoint } from '@evenway/contract';
import { describeError } from '../../platform/api/describe-error.ts';

/** This screen has its own words where the call itself would only give its general ones. */
export function describeFailure(
  error: unknown,
  endpoint: Pick<Endpoint, 'fallback'>,
  own: { fallback: string; network: string },
): string {
  const message = describeError(error, own);
  return message === endpoint.fallback ? own.fallback : message;
}
