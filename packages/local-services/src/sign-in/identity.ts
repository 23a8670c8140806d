import { createHash } from 'node:crypto';
import type { ProviderName } from './provider-name.ts';

/** Whether the provider vouches for the address; a provider may also leave that claim out. */
export type Verified = 'yes' | 'no' | 'absent';

export interface Identity {
  subject: string;
  email: string;
  givenName: string;
  familyName: string;
  verified: Verified;
  /** Only a company knows some. */
  groups: string[];
}

/** The same address is the same person at a provider, and another one at the other provider. */
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
