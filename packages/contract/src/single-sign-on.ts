/** Limits and states of single sign-on that both the server and the screens name. */

export const SSO_MODES = ['off', 'optional', 'enforced'] as const;

/** Domains that an organization may claim at once. */
export const SSO_DOMAIN_MAX_COUNT = 20;
export const SSO_MAPPING_MAX_COUNT = 50;
/** How long a proven domain stays proven after its record has gone. It is looked for every night. */
export const SSO_DOMAIN_GRACE_DAYS = 7;
/** A session of single sign-on ends then, however much it is used: who has left the company is out within that time. */
export const SSO_SESSION_HOURS = 12;

/** What came of the last try, or why a provider cannot be used. */
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
