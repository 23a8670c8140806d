import { ApiError } from '../../platform/api/api-error.ts';

/** The link is used up, replaced or past its time: only a new one helps. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_link';
}
