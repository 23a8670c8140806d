/** Limits and states of single sign-on shared by the server and the screens. */

export const SSO_MODES = ['off', 'optional', 'enforced'] as const;

/** The maximum number of domains that an organization may claim. */
export const SSO_DOMAIN_MAX_COUNT = 20;
export const SSO_MAPPING_MAX_COUNT = 50;
/** How long a proven domain stays proven after its record is gone. It is checked every night. */
export const SSO_DOMAIN_GRACE_DAYS = 7;
/**
 * A single sign-on session ends after this time, however much it is used: someone who has left the company is out by
 * then.
 */
export const SSO_SESSION_HOURS = 12;

/** The result of the last test, or why a provider cannot be used. */
export const SSO_OUTCOMES = [
  'done',
  'unreachable',
  'private',
  'discovery',
  'issuer_mismatch',
  'client_refused',
  'clock',
  'denied',
  'no_email',
  'email_unverified',
  'domain_unproven',
  'failed',
] as const;
