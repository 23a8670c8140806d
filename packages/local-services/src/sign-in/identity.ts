import { createHash } from 'node:crypto';
import type { ProviderName } from './provider-name.ts';

/** Whether the provider vouches for the address; it may also leave out that claim. */
export type Verified = 'yes' | 'no' | 'absent';

export interface Identity {
  subject: string;
  email: string;
  givenName: string;
  familyName: string;
  verified: Verified;
  /** Only for a company. */
  groups: string[];
}

/** The same address is the same person at one provider, and another at another. */
export function makeSubject(provider: ProviderName, email: string): string {
  return createHash('sha256').update(`${provider}:${email.toLowerCase()}`).digest('hex').slice(0, 24);
}

export function toClaims({ subject, email, givenName, familyName, verified, groups }: Identity) {
  return {
    sub: subject,
    email,
    ...(verified !== 'absent' && { email_verified: verified === 'yes' }),
    ...(givenName && { given_name: givenName }),
    ...(familyName && { family_name: familyName }),
    ...(groups.length > 0 && { groups }),
  };
}
