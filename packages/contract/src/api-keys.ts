/** What a key may do. Names are stable: they are stored, shown and documented. */
export const API_KEY_SCOPES = [
  'websites:read',
  'websites:write',
  'configuration:read',
  'configuration:write',
  'usage:read',
  'invoices:read',
  'members:read',
] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

/** What the screen offers; another day can be named. */
export const API_KEY_LIFETIMES = [30, 90, 365] as const;
export const API_KEY_MAX_DAYS = 365;
/** Days before its end at which the admins are told. */
export const API_KEY_NOTICE_DAYS = 7;
export const API_KEY_NAME_MAX_LENGTH = 60;
/** Keys that an organization may have at once. */
export const API_KEY_MAX_COUNT = 50;

/** How every key begins, so that people and secret scanners recognize one. */
export const API_KEY_PREFIX = 'evw_live_';
