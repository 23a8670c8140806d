import { listPrices, type Plan } from '@evenway/contract';
import { call } from '../../../platform/api/call.ts';

/** In a separate file: only the rare page without prices loads the code that makes calls. */
export function fetchPlans(signal: AbortSignal): Promise<readonly Plan[]> {
  return call(listPrices, {}, { signal });
}
