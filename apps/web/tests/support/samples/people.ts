import type { CurrentUser, OrganizationOverview, OwnOrganization, PendingInvitation, User } from '@evenway/contract';
import { ADMIN } from '../answer-calls.ts';
import { inDays, NOW } from './dates.ts';

const ada: User = { id: ADMIN.userId, firstName: 'Ada', lastName: 'Martin', email: ADMIN.email, role: 'ORG_ADMIN' };
export const currentUser: CurrentUser = {
  ...ada,
  pendingEmail: null,
  hasPassword: true,
  providers: ['google'],
  mailLanguage: 'en',
  isSingleSignOn: false,
};
const members: readonly User[] = [
  ada,
  { id: 'u-2', firstName: 'Noor', lastName: 'Petit', email: 'noor@maplestreetbakery.example', role: 'ORG_USER' },
  {
    id: 'u-3',
    firstName: 'Maximiliane-Henriette',
    lastName: 'von und zu Hohenstein-Ravensburg',
    email: 'maximiliane-henriette.hohenstein-ravensburg@maplestreetbakery.example',
    role: 'ORG_USER',
  },
];
const invitations: readonly PendingInvitation[] = [
  { email: 'sam@maplestreetbakery.example', role: 'ORG_ADMIN', expiresAt: inDays(6) },
  { email: 'late@maplestreetbakery.example', role: 'ORG_USER', expiresAt: inDays(-3) },
];

export const ownOrganizations: readonly OwnOrganization[] = [
  { id: ADMIN.orgId, name: 'Maple Street Bakery', role: 'ORG_ADMIN' },
  { id: 'o-2', name: 'Harbor Books', role: 'ORG_USER' },
  { id: 'o-3', name: 'The Society for Unusually Long Names of Organizations', role: 'ORG_ADMIN' },
];
const [bakery, books, society] = ownOrganizations as [OwnOrganization, OwnOrganization, OwnOrganization];
const nothing = { websites: 0, active: 0, unpaid: 0, visits: 0, monthlyAmount: 0, currency: null };
export const organizationsOverview: readonly OrganizationOverview[] = [
  { ...bakery, websites: 5, active: 2, unpaid: 1, visits: 7_755, monthlyAmount: 6_600, currency: 'usd' },
  { ...books, websites: 2, active: 2, unpaid: 0, visits: 1_204_333, monthlyAmount: null, currency: null },
  { ...society, ...nothing },
];

export const security = {
  hasPassword: true,
  providers: [],
  authenticatorSince: inDays(-40),
  hasPasskey: true,
  passkeys: [
    { id: 'p-1', name: 'Work laptop', createdAt: inDays(-40), lastUsedAt: inDays(-1) },
    { id: 'p-2', name: 'Phone', createdAt: inDays(-3), lastUsedAt: null },
  ],
  recoveryCodesLeft: 9,
  isRequired: false,
  isSingleSignOn: false,
  isConfirmed: true,
};

const sessions = [
  {
    id: 's-1',
    device: 'Firefox, Windows',
    network: '203.0.113.0/24',
    signedInAt: inDays(-4),
    lastUsedAt: NOW,
    isCurrent: true,
  },
  {
    id: 's-2',
    device: 'Safari, iPhone',
    network: '2001:db8:1::/48',
    signedInAt: inDays(-2),
    lastUsedAt: inDays(-0.3),
    isCurrent: false,
  },
  { id: 's-3', device: null, network: null, signedInAt: inDays(-9), lastUsedAt: inDays(-6), isCurrent: false },
];

/** The person who looks, and the members of the organization. */
export const samplePeople = {
  'GET /user': currentUser,
  'GET /user/organizations': ownOrganizations.slice(0, 1),
  'GET /user/organizations/overview': organizationsOverview.slice(0, 1),
  'GET /user/security': security,
  'GET /user/sessions': sessions,
  'GET /user/data-export': { export: null },
  'GET /users': members,
  'GET /users/second-factors': members.slice(0, 2).map(({ id }) => id),
  'GET /auth/invitations/pending': invitations,
};
