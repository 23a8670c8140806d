import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { announcements } from '../../platform/database/schema/index.ts';

export type Announcement = typeof announcements.$inferSelect;

interface NewAnnouncement {
  readonly en: string;
  readonly fr: string;
  /** Null for now. */
  readonly startsAt: Date | null;
  /** Null for until it is ended. */
  readonly endsAt: Date | null;
}

/** Returns its id. */
export async function addAnnouncement(db: Queryable, { en, fr, startsAt, endsAt }: NewAnnouncement): Promise<string> {
  const [row] = await db
    .insert(announcements)
    .values({ textEn: en, textFr: fr, endsAt, ...(startsAt && { startsAt }) })
    .returning({ id: announcements.id });
  if (!row) throw new Error('the announcement was not stored');
  return row.id;
}

const { startsAt, endsAt } = announcements;
const isNotOver = or(isNull(endsAt), gt(endsAt, sql`now()`));

/** Ends one that is up, or takes back one that was to come. False if there is none, or it is over. */
export async function endAnnouncement(db: Queryable, id: string): Promise<boolean> {
  const isIt = and(eq(announcements.id, id), isNotOver);
  const ended = await db
    .update(announcements)
    .set({ endsAt: sql`now()` })
    .where(and(isIt, sql`${startsAt} < now()`));
  if (ended.rowCount === 1) return true;
  // An end must come after the start: one that never was up leaves nothing behind.
  return (await db.delete(announcements).where(isIt)).rowCount === 1;
}

/** All that there ever were, newest first. */
export const listAnnouncements = (db: Queryable): Promise<Announcement[]> =>
  db.select().from(announcements).orderBy(desc(startsAt), announcements.id);

/** What is up, or will be, oldest first. */
export const listComingAnnouncements = (db: Queryable): Promise<Announcement[]> =>
  db.select().from(announcements).where(isNotOver).orderBy(asc(startsAt), announcements.id);

/** For lists that were read a while ago: asked again when one is shown. */
export const isUp = ({ startsAt, endsAt }: Pick<Announcement, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  startsAt <= now && (endsAt === null || now < endsAt);
