import { BYTE_ORDER_MARK, csvLine } from '@evenway/checks/csv';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { databaseTime } from '../../../platform/database/database-time.ts';
import {
  beginAttempt,
  type ExportAttempt,
  findSubject,
  finishAttempt,
  insertPiece,
  readRows,
  readSnapshot,
  saveProgress,
} from './export-repository.ts';
import type { ExportSubject } from './export-subject.ts';
import { type ExportedFile, exportedFiles } from './exported-files.ts';
import { readme } from './readme.ts';
import { type ZipEntry, zip } from './zip.ts';

/** Bytes in memory at once, besides a few hundred rows: the size of one stored piece. */
export const PIECE_BYTES = 256 * 1024;

/** Another attempt has taken over, or the export is no longer wanted. */
class Superseded extends Error {}

interface Counted {
  part: string;
  partsDone: number;
  rows: number;
  size: number;
}

/**
 * Writes the ZIP file of an export into the database, piece by piece. If a server stops midway, another one starts the
 * job again. Calls `onReady` in the transaction that completes it.
 */
export async function writeExport(
  database: Database,
  id: string,
  { brand, onReady }: { brand: string; onReady: (tx: Transaction, done: FinishedExport) => Promise<void> },
): Promise<void> {
  const subject = await findSubject(database, id);
  if (!subject) return;
  const files = exportedFiles(subject);
  const attempt = await beginAttempt(database, id, files.length);
  if (!attempt) return;
  const counted: Counted = { part: '', partsDone: 0, rows: 0, size: 0 };
  try {
    await readSnapshot(database, async (tx) => {
      const at = await databaseTime(tx);
      const about = { brand, isOwn: 'userId' in subject, at };
      const opening = { name: 'README.txt', content: [readme(files, attempt.language, about)] };
      const entries = entriesOf(tx, opening, files, counted, () => keepProgress(database, attempt, counted));
      await storePieces(database, attempt, zip(entries, at), counted);
    });
    await database.transaction(async (tx) => {
      const { partsDone, rows, size } = counted;
      const done = await finishAttempt(tx, attempt, { partsDone, rows, size });
      if (done?.requestedBy) await onReady(tx, { id, subject, requestedBy: done.requestedBy });
    });
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
}

export interface FinishedExport {
  readonly id: string;
  readonly subject: ExportSubject;
  readonly requestedBy: string;
}

async function* entriesOf(
  tx: Transaction,
  opening: ZipEntry,
  files: readonly ExportedFile[],
  counted: Counted,
  keep: () => Promise<void>,
): AsyncGenerator<ZipEntry> {
  yield opening;
  for (const file of files) {
    counted.part = file.name;
    await keep();
    yield { name: `${file.name}.json`, content: jsonOf(tx, file, counted) };
    yield { name: `${file.name}.csv`, content: csvOf(tx, file) };
    counted.partsDone += 1;
  }
}

async function* jsonOf(tx: Transaction, file: ExportedFile, counted: Counted): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of readRows(tx, file)) {
    counted.rows += rows.length;
    yield `${before}${rows.join(',\n')}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* csvOf(tx: Transaction, file: ExportedFile): AsyncGenerator<string> {
  const names = Object.keys(file.columns);
  yield `${BYTE_ORDER_MARK}${csvLine(names)}`;
  const line = (row: string) => {
    const values = JSON.parse(row) as Record<string, unknown>;
    return csvLine(names.map((name) => values[name]));
  };
  for await (const rows of readRows(tx, file)) yield rows.map(line).join('');
}

async function keepProgress(database: Database, attempt: ExportAttempt, counted: Counted): Promise<void> {
  if (!(await saveProgress(database, attempt, { ...counted }))) throw new Superseded();
}

async function storePieces(
  database: Database,
  attempt: ExportAttempt,
  chunks: AsyncIterable<Buffer>,
  counted: Counted,
): Promise<void> {
  let gathered: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  const store = async () => {
    if (!(await insertPiece(database, attempt, number, Buffer.concat(gathered)))) throw new Superseded();
    number += 1;
    counted.size += bytes;
    gathered = [];
    bytes = 0;
    await keepProgress(database, attempt, counted);
  };
  for await (const chunk of chunks) {
    gathered.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE_BYTES) await store();
  }
  if (bytes > 0) await store();
}
