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

/** The choices on the screen; another day can be entered. */
export const API_KEY_LIFETIMES = [30, 90, 365] as const;
export const API_KEY_MAX_DAYS = 365;
/** Days before the expiry at which the admins are notified. */
export const API_KEY_NOTICE_DAYS = 7;
export const API_KEY_NAME_MAX_LENGTH = 60;
/** The maximum number of keys of an organization. */
export const API_KEY_MAX_COUNT = 50;

/** The prefix of every key, so that people and secret scanners recognize one. */
export const API_KEY_PREFIX = 'evw_live_';

/** How many items a page of a list of the public API has. */
export const PAGE_SIZE = { min: 1, max: 100, usual: 50 } as const;
export const CURSOR_RULE = 'must be the nextCursor of the page before, unchanged';
