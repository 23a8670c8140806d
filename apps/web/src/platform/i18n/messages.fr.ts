import { type ErrorCode, errors } from '@evenway/contract';
import { errorsFr } from './errors.fr.ts';
import { fallbacksFr } from './fallbacks.fr.ts';

/** English messages of the API and what they are in French. Loaded only when an address carries one. */
export const messagesFr: ReadonlyMap<string, string> = new Map([
  ...Object.entries(fallbacksFr),
  ...Object.entries(errors).map(([code, { message }]): [string, string] => [message, errorsFr[code as ErrorCode]]),
]);
