import { Readable } from 'node:stream';
import { csvLine } from '@evenway/checks/csv';
import type { AuditEntry } from '@evenway/contract';
import { endpoints } from '@evenway/contract/schemas';
import { type AuditFilter, listAuditEntries } from '../../platform/audit/audit-repository.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Implementation, implement, implementDownload } from '../../platform/http/implementation.ts';
import { limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/platform.ts';

const PAGE_SIZE = 50;
/** Entries in memory at a time while a file is written. */
const BATCH_SIZE = 1_000;

export function auditRoutes({ database, limits: rateLimits }: Platform): Implementation[] {
  return [
    implement(endpoints.listAuditEntries, async ({ session, input: { query } }) => {
      const { after, ...filter } = query;
      const found = await listAuditEntries(database, session.orgId, filter, { after, limit: PAGE_SIZE + 1 });
      return { entries: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE };
    }),
    implementDownload(endpoints.exportAuditEntries, async ({ session, input: { query }, record }) => {
      await rateLimits.consume(limits.auditExportPerOrganization, session.orgId);
      const { format, ...filter } = query;
      await record(database);
      const entries = allEntries(database, session.orgId, filter);
      return {
        name: `audit-trail.${format}`,
        type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
        content: Readable.from(format === 'csv' ? csvFile(entries) : jsonFile(entries)),
      };
    }),
  ];
}

async function* allEntries(
  database: Database,
  organizationId: string,
  filter: AuditFilter,
): AsyncGenerator<AuditEntry[]> {
  for (let after: string | undefined; ; ) {
    const batch = await listAuditEntries(database, organizationId, filter, { after, limit: BATCH_SIZE });
    yield batch;
    after = batch.at(-1)?.id;
    if (batch.length < BATCH_SIZE) return;
  }
}

async function* csvFile(batches: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
  yield csvLine(['at', 'event', 'actor', 'target', 'network', 'details', 'id']);
  for await (const batch of batches)
    yield batch
      .map(({ at, event, actor, target, network, details, id }) =>
        csvLine([at, event, actor, target, network, JSON.stringify(details), id]),
      )
      .join('');
}

async function* jsonFile(batches: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const batch of batches)
    for (const entry of batch) {
      yield `${before}${JSON.stringify(entry)}`;
      before = ',\n';
    }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
