import { randomUUID } from 'node:crypto';
import { type DataExport, EXPORT_LIFETIME_DAYS, type Language } from '@evenway/contract';
import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database, Queryable, Transaction } from '../../../platform/database/database.ts';
import { dataExportPieces, dataExports, memberships } from '../../../platform/database/schema/index.ts';
import type { ExportSubject } from './export-subject.ts';
import type { ExportedFile } from './exported-files.ts';

const isAbout = (subject: ExportSubject): SQL =>
  'userId' in subject ? eq(dataExports.userId, subject.userId) : eq(dataExports.organizationId, subject.organizationId);
const isOpen = inArray(dataExports.state, ['waiting', 'running']);
const isExpired = sql<boolean>`coalesce(${dataExports.expiresAt} <= now(), false)`;

export async function findNewestExport(db: Queryable, subject: ExportSubject): Promise<DataExport | null> {
  const [row] = await db
    .select({ row: dataExports, isExpired })
    .from(dataExports)
    .where(isAbout(subject))
    .orderBy(desc(dataExports.requestedAt), desc(dataExports.id))
    .limit(1);
  return row ? toDataExport(row.row, row.isExpired) : null;
}

export async function hasOpenExport(db: Queryable, subject: ExportSubject): Promise<boolean> {
  const rows = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(isAbout(subject), isOpen));
  return rows.length > 0;
}

/** Null if one is being made already, also with concurrent requests. */
export async function insertExport(
  db: Queryable,
  subject: ExportSubject,
  request: { requestedBy: string | null; language: Language },
): Promise<string | null> {
  const [row] = await db
    .insert(dataExports)
    .values({ ...subject, ...request })
    .onConflictDoNothing()
    .returning({ id: dataExports.id });
  return row?.id ?? null;
}

export interface ExportAttempt {
  readonly id: string;
  readonly attemptId: string;
  readonly language: Language;
}

export async function findSubject(db: Queryable, id: string): Promise<ExportSubject | null> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
  return row ? subjectOf(row) : null;
}

/** Starts, or restarts after an unfinished attempt. Null if there is nothing left to do. */
export async function beginAttempt(database: Database, id: string, partsTotal: number): Promise<ExportAttempt | null> {
  return database.transaction(async (tx) => {
    const attemptId = randomUUID();
    const [row] = await tx
      .update(dataExports)
      .set({ state: 'running', attemptId, part: null, partsDone: 0, partsTotal, rows: 0, size: 0 })
      .where(and(eq(dataExports.id, id), isOpen))
      .returning();
    if (!row) return null;
    await tx.delete(dataExportPieces).where(eq(dataExportPieces.exportId, id));
    return { id, attemptId, language: row.language };
  });
}

export interface Progress {
  readonly part: string;
  readonly partsDone: number;
  readonly rows: number;
  readonly size: number;
}

/** False if another attempt has taken over, or the export was deleted with its subject. */
export async function saveProgress(db: Queryable, attempt: ExportAttempt, progress: Progress): Promise<boolean> {
  const saved = await db.update(dataExports).set(progress).where(isOf(attempt)).returning({ id: dataExports.id });
  return saved.length === 1;
}

export async function insertPiece(
  db: Queryable,
  attempt: ExportAttempt,
  number: number,
  bytes: Buffer,
): Promise<boolean> {
  // Another attempt waits until this piece is written, and then deletes it.
  const { rowCount } = await db.execute(sql`
    insert into ${dataExportPieces} (export_id, number, bytes)
    select ${dataExports.id}, ${number}, ${bytes} from ${dataExports} where ${isOf(attempt)} for share
  `);
  return rowCount === 1;
}

export async function finishAttempt(db: Queryable, attempt: ExportAttempt, progress: Omit<Progress, 'part'>) {
  const [row] = await db
    .update(dataExports)
    .set({
      ...progress,
      state: 'ready',
      part: null,
      finishedAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${EXPORT_LIFETIME_DAYS})`,
    })
    .where(isOf(attempt))
    .returning({ requestedBy: dataExports.requestedBy });
  return row ?? null;
}

export async function failExport(database: Database, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const failed = await tx
      .update(dataExports)
      .set({ state: 'failed', attemptId: null, part: null, size: 0, finishedAt: sql`now()` })
      .where(and(eq(dataExports.id, id), isOpen))
      .returning({ id: dataExports.id });
    if (failed.length > 0) await tx.delete(dataExportPieces).where(eq(dataExportPieces.exportId, id));
  });
}

/** The export, if its subject may download it now. */
export async function findReadyExport(
  db: Queryable,
  subject: ExportSubject,
  id: string,
): Promise<{ size: number; finishedAt: Date } | null> {
  const [row] = await db
    .select({ size: dataExports.size, finishedAt: dataExports.finishedAt })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        isAbout(subject),
        eq(dataExports.state, 'ready'),
        sql`${dataExports.expiresAt} > now()`,
      ),
    );
  return row?.finishedAt ? { size: row.size, finishedAt: row.finishedAt } : null;
}

/** Whether someone may have an export: its subject, or an admin of the organization. */
export async function mayDownload(db: Queryable, id: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: dataExports.id })
    .from(dataExports)
    .leftJoin(
      memberships,
      and(
        eq(memberships.organizationId, dataExports.organizationId),
        eq(memberships.userId, userId),
        eq(memberships.role, 'ORG_ADMIN'),
      ),
    )
    .where(
      and(
        eq(dataExports.id, id),
        or(eq(dataExports.userId, userId), isNotNull(memberships.userId)),
        sql`${dataExports.expiresAt} > now()`,
      ),
    );
  return rows.length > 0;
}

/** Piece by piece, each read when the one before has been consumed. */
export async function* readPieces(db: Queryable, exportId: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const [row] = await db
      .select({ bytes: dataExportPieces.bytes })
      .from(dataExportPieces)
      .where(and(eq(dataExportPieces.exportId, exportId), eq(dataExportPieces.number, number)));
    if (!row) return;
    yield row.bytes;
  }
}

const FETCHED_ROWS = 500;

/**
 * The rows of a file as JSON objects, a few hundred at a time. All files are read in one transaction, so they are
 * consistent.
 */
export async function* readRows(tx: Transaction, { table, columns, rows }: ExportedFile): AsyncGenerator<string[]> {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  const query = sql`select json_build_object(${sql.join(pairs, sql`, `)})::text as row from ${table} where ${rows}`;
  const cursor = sql.identifier(`export_of_${getTableConfig(table).name}`);
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${query}`);
  for (let fetched = FETCHED_ROWS; fetched === FETCHED_ROWS; ) {
    const batch = await tx.execute<{ row: string }>(sql`fetch ${sql.raw(String(FETCHED_ROWS))} from ${cursor}`);
    fetched = batch.rows.length;
    if (fetched > 0) yield batch.rows.map(({ row }) => row);
  }
  await tx.execute(sql`close ${cursor}`);
}

/** One snapshot for all files, and times in UTC. */
export function readSnapshot<Result>(database: Database, read: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return database.transaction(
    async (tx) => {
      await tx.execute(sql`set local timezone = 'UTC'`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const isOf = ({ id, attemptId }: ExportAttempt) => and(eq(dataExports.id, id), eq(dataExports.attemptId, attemptId));

const subjectOf = ({ userId, organizationId }: typeof dataExports.$inferSelect): ExportSubject =>
  userId !== null ? { userId } : { organizationId: organizationId ?? '' };

function toDataExport(row: typeof dataExports.$inferSelect, isPast: boolean): DataExport {
  const { id, part, partsDone, partsTotal, rows, size } = row;
  return {
    id,
    state: row.state === 'ready' && isPast ? 'expired' : row.state,
    part,
    partsDone,
    partsTotal,
    rows,
    size,
    requestedAt: row.requestedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}
