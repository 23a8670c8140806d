import { timingSafeEqual } from 'node:crypto';
import { ApiError } from './api-error.ts';

/** Knows one key. A live one must not be used here, so the refusal mentions it without repeating it. */
export function checkKey(secretKey: string, authorization: string | undefined): void {
  const key = readKey(authorization);
  if (key === undefined) {
    throw new ApiError(
      401,
      'invalid_request_error',
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (/^[rs]k_live_/.test(key)) {
    throw new ApiError(401, 'invalid_request_error', 'This is a local stand-in: it refuses live keys.');
  }
  if (!isSame(key, secretKey)) {
    throw new ApiError(401, 'invalid_request_error', `Invalid API Key provided: ${key.slice(0, 8)}****`);
  }
}

function readKey(authorization = ''): string | undefined {
  const [, scheme, value] = /^(Bearer|Basic)\s+(\S+)$/i.exec(authorization) ?? [];
  if (scheme === undefined || value === undefined) return undefined;
  return scheme.toLowerCase() === 'bearer' ? value : Buffer.from(value, 'base64').toString('utf8').split(':')[0];
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
