import { get } from '../call.ts';
import type * as specs from '../schemas/calls/audit.ts';

export const listAuditEntries = get<typeof specs.listAuditEntries>('/audit', 'Failed to fetch the audit trail');
export const exportAuditEntries = get<typeof specs.exportAuditEntries>(
  '/audit/export',
  'Failed to export the audit trail',
  { answer: 'file' },
);
