// Written by `npm run generate` from ../schemas/endpoints.
import { get } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/audit.ts';

export const listAuditEntries = get<typeof endpoints.listAuditEntries>("/audit", "Could not load the audit trail");
export const exportAuditEntries = get<typeof endpoints.exportAuditEntries>("/audit/export", "Could not export the audit trail", {"answer":"file"});
