import type { Call, CallInput } from '@evenway/contract';
import { saveBlob } from '../page/save-blob.ts';
import { call } from './call.ts';

/** Makes a call that returns a file, and lets the browser save it. */
export async function saveFile<C extends Call>(endpoint: C, input: CallInput<C>, name: string): Promise<void> {
  const content: unknown = await call(endpoint, input);
  if (!(content instanceof Blob)) throw new TypeError(`${endpoint.path} does not answer with a file`);
  saveBlob(content, name);
}
