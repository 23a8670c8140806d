import type { Language } from '@evenway/contract';
import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { mailOutbox } from '../database/schema/index.ts';
import { addJob } from '../jobs/jobs.ts';

export const SEND_MAIL_TASK = 'send_mail';

export interface Mail {
  readonly recipient: string;
  readonly template: string;
  readonly language: Language;
  readonly params: Record<string, string>;
}

/** Queues a mail in the same transaction as the change it reports. */
export async function enqueueMail(db: Queryable, mail: Mail): Promise<void> {
  const [row] = await db.insert(mailOutbox).values(mail).returning({ id: mailOutbox.id });
  if (!row) throw new Error('the mail was not stored');
  await addJob(db, SEND_MAIL_TASK, { mailId: row.id });
}

export async function findUnsentMail(db: Queryable, id: string) {
  const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
  return row && !row.sentAt && !row.skippedAt && !row.failedAt ? row : null;
}

export const markSent = (db: Queryable, id: string) => close(db, id, { sentAt: sql`now()` });
export const markSkipped = (db: Queryable, id: string) => close(db, id, { skippedAt: sql`now()` });
export const markFailed = (db: Queryable, id: string, lastError: string) =>
  close(db, id, { failedAt: sql`now()`, lastError });
export const noteAttempt = (db: Queryable, id: string, lastError: string) => close(db, id, { lastError });

async function close(db: Queryable, id: string, change: PgUpdateSetSource<typeof mailOutbox>): Promise<void> {
  await db.update(mailOutbox).set(change).where(eq(mailOutbox.id, id));
}
