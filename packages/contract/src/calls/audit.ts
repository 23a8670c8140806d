import { get } from '../call.ts';
import type * as specs from '../schemas/calls/audit.ts';

export const listAuditEntries = get<typeof specs.listAuditEntries>('/audit', 'Could not load the audit trail');
export const exportAuditEntries = get<typeof specs.exportAuditEntries>(
  '/audit/export',
  'Could not export the audit trail',
  { answer: 'file' },
);
