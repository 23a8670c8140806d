import type { Call, CallInput } from '@evenway/contract';
import { isGone } from './api-error.ts';
import { call } from './call.ts';

/** Deletes or removes something. If someone else has removed it already, that is a success. */
export async function callRemoval<C extends Call & { readonly method: 'DELETE' }>(
  endpoint: C,
  input: CallInput<C>,
): Promise<void> {
  try {
    await call(endpoint, input);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
