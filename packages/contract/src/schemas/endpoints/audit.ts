import * as z from 'zod/mini';
import { AUDIT_AREAS, AUDIT_SEARCH_MAX_LENGTH } from '../../audit-events.ts';
import { endpoint, SHOWS } from '../endpoint.ts';
import { AuditPage, Id } from '../entities.ts';

const filter = {
  /** Part of an address, a domain or a name. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(AUDIT_SEARCH_MAX_LENGTH))),
  area: z.optional(z.enum(AUDIT_AREAS)),
  /** Days, both included, in UTC. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

export const listAuditEntries = endpoint('GET /audit', {
  fallback: 'Could not load the audit trail',
  fallbackFr: 'Le journal d’audit n’a pas pu être chargé',
  access: 'admin',
  noStepUp: SHOWS,
  unrecorded: 'shown page by page, and would fill itself; taking it along as a file is recorded',
  summary: 'Who did what in the organization, newest first; `after` is the last entry of the page before',
  query: z.strictObject({ ...filter, after: z.optional(Id) }),
  response: AuditPage,
});

export const exportAuditEntries = endpoint('GET /audit/export', {
  answer: 'file',
  fallback: 'Could not export the audit trail',
  fallbackFr: 'Le journal d’audit n’a pas pu être exporté',
  access: 'admin',
  stepUp: 'recent',
  event: 'audit_trail.exported',
  summary: 'Export the whole audit trail as one file',
  query: z.strictObject({ ...filter, format: z.enum(['csv', 'json']) }),
  response: z.string(),
});
