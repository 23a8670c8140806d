import type { Limit } from '../../platform/limits/rate-limits.ts';

const HOUR = 3_600;

export const limits = {
  invitePerOrganization: { name: 'invite.organization', attempts: 50, seconds: HOUR },
  invitePerEmail: { name: 'invite.email', attempts: 5, seconds: HOUR },
} as const satisfies Record<string, Limit>;
