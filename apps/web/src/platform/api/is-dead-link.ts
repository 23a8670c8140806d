import { ApiError } from './api-error.ts';

const DEAD = new Set<string | undefined>([
  'invalid_link',
  'invitation_invalid',
  'invitation_used',
  'invitation_expired',
  'transfer_invalid',
]);

/** The link was used, replaced or has expired: only a new one helps. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && DEAD.has(error.code);
}
