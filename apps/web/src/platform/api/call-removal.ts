import type { CallInput, Endpoint } from '@evenway/contract';
import { isGone } from './api-error.ts';
import { call } from './call.ts';

/** Deletes or removes something. What someone else has removed already is gone, which is all that was wanted. */
export async function callRemoval<E extends Endpoint & { readonly method: 'DELETE' }>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> {
  try {
    await call(endpoint, input);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
