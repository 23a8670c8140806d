import type { Identity } from './identity.ts';

export interface ReadyIdentity extends Omit<Identity, 'subject' | 'groups'> {
  description: string;
}

export const READY_IDENTITIES: readonly ReadyIdentity[] = [
  {
    email: 'admin@demo.example',
    givenName: 'Ada',
    familyName: 'Martin',
    verified: 'yes',
    description: 'The admin of the demo organization, verified',
  },
  {
    email: 'user@demo.example',
    givenName: 'Noor',
    familyName: 'Petit',
    verified: 'yes',
    description: 'An ordinary user of the demo organization, verified',
  },
  {
    email: 'new.person@example.org',
    givenName: 'New',
    familyName: 'Person',
    verified: 'yes',
    description: 'Someone without an account, verified',
  },
  {
    email: 'unverified@example.org',
    givenName: 'Unverified',
    familyName: 'Person',
    verified: 'no',
    description: 'Someone whose address the provider has not verified',
  },
];
