import type { Call, CallInput } from '@evenway/contract';
import { call } from './call.ts';

/** Makes a call that answers with a file, and hands the file to the browser to keep. */
export async function saveFile<C extends Call>(endpoint: C, input: CallInput<C>, name: string): Promise<void> {
  const content: unknown = await call(endpoint, input);
  if (!(content instanceof Blob)) throw new TypeError(`${endpoint.path} does not answer with a file`);
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
