import type { Limit } from '../../platform/limits/rate-limits.ts';

export const limits = {
  /** A change of address sends mails, so it is bounded like everything that does. */
  infoPerUser: { name: 'info.user', attempts: 20, seconds: 3_600 },
  /** Passwords tried to change the address. */
  emailProofPerUser: { name: 'email-proof.user', attempts: 10, seconds: 900 },
} as const satisfies Record<string, Limit>;
