import type { ErrorCode } from './errors.ts';

/** Why a browser's session no longer exists, as the server says with a 401. */
export const SESSION_ENDS = [
  'session_ended',
  'signed_out_elsewhere',
  'password_changed',
  'sign_in_changed',
  'removed_from_organization',
  'account_ended',
] as const satisfies ErrorCode[];
export type SessionEnd = (typeof SESSION_ENDS)[number];
