import { type Call, type CallInput, getSecurity } from '@evenway/contract';
import { settings } from '../settings.ts';
import { buildPath, type RequestParts } from './build-request.ts';
import { call } from './call.ts';
import { askForStepUp } from './step-up.ts';

/**
 * Sends the browser to a file that is too large for memory. Such a request cannot be repeated, so the person confirms
 * before it if the server would ask. False if they did not.
 */
export async function openFile<C extends Call>(endpoint: C, input: CallInput<C>): Promise<boolean> {
  const { isConfirmed } = await call(getSecurity, {});
  if (!isConfirmed && !(await askForStepUp())) return false;
  window.location.assign(`${settings.apiUrl}${buildPath(endpoint, input as RequestParts)}`);
  return true;
}
