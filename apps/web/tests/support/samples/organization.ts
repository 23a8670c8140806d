import type { AuditEntry } from '@evenway/contract';
import { ADMIN } from '../answer-calls.ts';
import { sampleBilling } from './billing.ts';
import { sampleChecks } from './checks.ts';
import { inDays } from './dates.ts';
import { sampleDevelopers } from './developers.ts';
import { samplePeople } from './people.ts';
import { sampleSingleSignOn } from './single-sign-on.ts';
import { sampleStatement } from './statements.ts';
import { sampleWebsites } from './websites.ts';

const auditEntry = (
  hours: number,
  event: AuditEntry['event'],
  actor: string | null,
  target: string | null,
  details: AuditEntry['details'] = {},
): AuditEntry => ({
  id: `${event}-${hours}`,
  at: inDays(-hours / 24),
  event,
  actor,
  target,
  details,
  network: '203.0.113.0/24',
});

const ADA = 'ada@maplestreetbakery.example';
const auditEntries: readonly AuditEntry[] = [
  auditEntry(1, 'session.opened', ADA, null, { way: 'password' }),
  auditEntry(3, 'widget.saved', ADA, 'order.maplestreetbakery.example'),
  auditEntry(26, 'member.role_changed', ADA, 'sam@maplestreetbakery.example', { role: 'ORG_ADMIN' }),
  auditEntry(50, 'invitation.sent', null, 'the.person.with.the.unusually.long.address@maplestreetbakery.example'),
];

/** The server's responses for an organization in which every list has something to show. */
export const sampleOrganization = {
  'GET /organization': { id: ADMIN.orgId, name: 'Maple Street Bakery' },
  'GET /organization/billing-settings': {
    contact: { email: 'books@accountant.example', language: 'en', isConfirmed: true },
  },
  'GET /organization/data-export': { export: null },
  'GET /organization/security': { requiresSecondFactor: true, membersWithout: 2 },
  'GET /organization/single-sign-on': sampleSingleSignOn,
  'GET /audit': { entries: auditEntries, hasMore: true },
  ...samplePeople,
  ...sampleWebsites,
  ...sampleBilling,
  ...sampleChecks,
  ...sampleStatement,
  ...sampleDevelopers,
} as const;
