import type { DataExport, Language } from '@evenway/contract';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { findNewestExport, hasOpenExport, insertExport } from './export-repository.ts';
import type { ExportSubject } from './export-subject.ts';

export const WRITE_EXPORT_TASK = 'write_data_export';
/** One export at a time in the whole product, so that large ones do not block other jobs. */
const QUEUE = 'data_exports';

/** Starts an export, unless one is in progress; that one is returned then, and counts against no limit. */
export async function requestExport(
  database: Database,
  subject: ExportSubject,
  request: { requestedBy: string; language: Language },
  { count, record }: { count: () => Promise<void>; record: (tx: Transaction) => Promise<void> },
): Promise<DataExport | null> {
  if (await hasOpenExport(database, subject)) return findNewestExport(database, subject);
  await count();
  return database.transaction(async (tx) => {
    if (await queueExport(tx, subject, request)) await record(tx);
    return findNewestExport(tx, subject);
  });
}

/** Also for the operator, who asks on behalf of people without access: nobody is mailed about it. Null if one is in progress. */
export async function queueExport(
  tx: Transaction,
  subject: ExportSubject,
  request: { requestedBy: string | null; language: Language },
): Promise<string | null> {
  const exportId = await insertExport(tx, subject, request);
  if (exportId) await addJob(tx, WRITE_EXPORT_TASK, { exportId }, { queue: QUEUE });
  return exportId;
}
