import * as z from 'zod/mini';
import { Id, Timestamp } from './entities.ts';

const DataExportState = z.enum(['waiting', 'running', 'ready', 'failed', 'expired']);

/** A data export: requested, in progress, or ready to download. */
export const DataExport = z.object({
  id: Id,
  state: DataExportState,
  /** The file that is being written, by its name in the ZIP. */
  part: z.nullable(z.string()),
  partsDone: z.int(),
  partsTotal: z.int(),
  rows: z.int(),
  /** Bytes of the ZIP written so far. */
  size: z.int(),
  requestedAt: Timestamp,
  finishedAt: z.nullable(Timestamp),
  /** Until when it can be downloaded. */
  expiresAt: z.nullable(Timestamp),
});
export type DataExport = z.output<typeof DataExport>;

export const DataExportAnswer = z.object({ export: z.nullable(DataExport) });
export type DataExportAnswer = z.output<typeof DataExportAnswer>;
