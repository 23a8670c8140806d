import { type ErrorCode, errors } from '@evenway/contract';
import { errorsFr, fallbacksFr } from '@evenway/contract/french';

/** English messages of the API and their French versions. Loaded only if an address contains one. */
export const messagesFr: ReadonlyMap<string, string> = new Map([
  ...Object.entries(fallbacksFr),
  ...Object.entries(errors).map(([code, { message }]): [string, string] => [message, errorsFr[code as ErrorCode]]),
]);
