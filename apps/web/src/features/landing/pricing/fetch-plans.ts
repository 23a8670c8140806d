import { listPrices, type Plan } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';

/** In a file of its own: only the rare page without prices pays for the code that makes calls. */
export function fetchPlans(signal: AbortSignal): Promise<readonly Plan[]> {
  return call(listPrices, {}, { signal });
}
