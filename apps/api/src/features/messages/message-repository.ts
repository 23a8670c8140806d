import {
  type ListedMessage,
  MESSAGE_MAX_WORDS,
  type Message,
  type MessageStatus,
  type MessageWord,
} from '@evenway/contract';
import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { noteDeletion } from '../../platform/database/note-deletion.ts';
import {
  memberships,
  messages,
  messageWords,
  organizations,
  users,
  websites,
} from '../../platform/database/schema/index.ts';

export type MessageRow = typeof messages.$inferSelect;

export interface StoredMessage {
  readonly message: MessageRow;
  readonly domain: string;
  /** The domain is proven: mails may speak in its name. */
  readonly isVerified: boolean;
}

/** Whether an answer is mailed, and if not, why. */
export function answerMailOf({
  message: { email, emailConfirmedAt },
  isVerified,
}: Pick<StoredMessage, 'message' | 'isVerified'>): Message['answerMail'] {
  if (email === null) return 'none';
  if (!isVerified) return 'unverified';
  return emailConfirmedAt === null ? 'unconfirmed' : 'mailed';
}

const stored = {
  message: getTableColumns(messages),
  domain: websites.domain,
  isVerified: sql<boolean>`${websites.ownershipProvenAt} is not null`,
};

/** Scoped to the organization that has the website. */
const isOf = (organizationId: string, id: string) =>
  and(eq(messages.id, id), eq(websites.organizationId, organizationId));

export async function findMessage(db: Queryable, organizationId: string, id: string): Promise<StoredMessage | null> {
  const [row] = await db
    .select(stored)
    .from(messages)
    .innerJoin(websites, eq(websites.id, messages.websiteId))
    .where(isOf(organizationId, id));
  return row ?? null;
}

/** The same, locked against concurrent changes. */
export async function lockMessage(db: Queryable, organizationId: string, id: string): Promise<StoredMessage | null> {
  const [row] = await db
    .select(stored)
    .from(messages)
    .innerJoin(websites, eq(websites.id, messages.websiteId))
    .where(isOf(organizationId, id))
    .for('update', { of: messages });
  return row ?? null;
}

interface MessageFilter {
  readonly status?: MessageStatus | undefined;
  readonly findingId?: string | undefined;
}

/** The most recently written first. The database compares its own timestamps, which are finer than those we return. */
export async function listMessages(
  db: Queryable,
  websiteId: string,
  { status, findingId, after, limit }: MessageFilter & { after?: string | undefined; limit: number },
): Promise<MessageRow[]> {
  const isAfter: SQL | undefined =
    after === undefined
      ? undefined
      : sql`(${messages.wroteAt}, ${messages.id}) < (
          select last.wrote_at, last.id from messages as last where last.id = ${after} and last.website_id = ${websiteId}
        )`;
  return db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.websiteId, websiteId),
        status === undefined ? undefined : eq(messages.status, status),
        findingId === undefined ? undefined : eq(messages.findingId, findingId),
        isAfter,
      ),
    )
    .orderBy(desc(messages.wroteAt), desc(messages.id))
    .limit(limit);
}

/** How many messages of a website are linked with each of its findings. */
export async function countLinkedMessages(db: Queryable, websiteId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ findingId: messages.findingId, count: count() })
    .from(messages)
    .where(and(eq(messages.websiteId, websiteId), isNotNull(messages.findingId)))
    .groupBy(messages.findingId);
  return new Map(rows.map((row) => [row.findingId ?? '', row.count]));
}

export async function countMessages(db: Queryable, websiteId: string): Promise<Record<MessageStatus, number>> {
  const rows = await db
    .select({ status: messages.status, count: count() })
    .from(messages)
    .where(eq(messages.websiteId, websiteId))
    .groupBy(messages.status);
  return { new: 0, answered: 0, mended: 0, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) };
}

/** In the order in which they were written. An author is named as long as they are a member. */
export async function listWords(db: Queryable, messageId: string): Promise<MessageWord[]> {
  const rows = await db
    .select({
      word: messageWords,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(messageWords)
    .innerJoin(messages, eq(messages.id, messageWords.messageId))
    .innerJoin(websites, eq(websites.id, messages.websiteId))
    .leftJoin(
      memberships,
      and(eq(memberships.userId, messageWords.authorId), eq(memberships.organizationId, websites.organizationId)),
    )
    .leftJoin(users, eq(users.id, memberships.userId))
    .where(eq(messageWords.messageId, messageId))
    .orderBy(asc(messageWords.createdAt), asc(messageWords.id));
  return rows.map(({ word, firstName, lastName }) => ({
    id: word.id,
    from: word.sender,
    text: word.text,
    at: word.createdAt.toISOString(),
    author: firstName === null ? null : `${firstName} ${lastName}`,
  }));
}

export const toListed = (row: MessageRow): ListedMessage => ({
  id: row.id,
  status: row.status,
  goal: row.goal,
  barrier: row.barrier,
  path: row.path,
  sentAt: row.createdAt.toISOString(),
  wroteAt: row.wroteAt.toISOString(),
  wantsAnswer: row.email !== null,
});

/** As the organization sees it: without the visitor's email address. */
export async function toMessage(
  db: Queryable,
  { message: row, isVerified }: Pick<StoredMessage, 'message' | 'isVerified'>,
): Promise<Message> {
  return {
    ...toListed(row),
    websiteId: row.websiteId,
    answerMail: answerMailOf({ message: row, isVerified }),
    functions: row.functions as Message['functions'],
    language: row.language as Message['language'],
    words: await listWords(db, row.id),
    note: row.note,
    findingId: row.findingId,
    version: row.version,
  };
}

/** Null when the website accepts no messages. Sending the same id again stores nothing, and `isNew` is false. */
export async function insertMessage(
  db: Queryable,
  message: typeof messages.$inferInsert,
): Promise<{ isNew: boolean; isVerified: boolean } | null> {
  const [website] = await db
    .select({ takesMessages: websites.takesMessages, provenAt: websites.ownershipProvenAt })
    .from(websites)
    .where(eq(websites.id, message.websiteId))
    .for('key share');
  if (!website?.takesMessages) return null;
  const { rowCount } = await db.insert(messages).values(message).onConflictDoNothing({ target: messages.id });
  return { isNew: rowCount === 1, isVerified: website.provenAt !== null };
}

/** Null when the conversation has reached its limit. The message must be locked. */
export async function addWord(
  db: Queryable,
  word: Pick<typeof messageWords.$inferInsert, 'messageId' | 'sender' | 'text' | 'authorId'>,
): Promise<string | null> {
  const [row] = await db
    .select({ count: count() })
    .from(messageWords)
    .where(eq(messageWords.messageId, word.messageId));
  if ((row?.count ?? 0) >= MESSAGE_MAX_WORDS) return null;
  const [added] = await db.insert(messageWords).values(word).returning({ id: messageWords.id });
  return added?.id ?? null;
}

type Changes = Partial<Pick<MessageRow, 'status' | 'note' | 'findingId'>>;

export async function changeMessage(db: Queryable, id: string, changes: Changes): Promise<MessageRow> {
  return update(db, id, changes);
}

export async function markAnswered(db: Queryable, id: string, status: MessageStatus): Promise<MessageRow> {
  return update(db, id, { status, firstAnsweredAt: sql`coalesce(${messages.firstAnsweredAt}, now())` });
}

/** The visitor used the link that only their mailbox got. */
export async function confirmAddress(db: Queryable, id: string): Promise<void> {
  await db
    .update(messages)
    .set({ emailConfirmedAt: sql`coalesce(${messages.emailConfirmedAt}, now())` })
    .where(eq(messages.id, id));
}

/** The visitor wrote again: the message is new again, and worth another mail. */
export async function markWritten(db: Queryable, id: string): Promise<MessageRow> {
  return update(db, id, { status: 'new', wroteAt: sql`now()`, toldAt: null });
}

async function update(
  db: Queryable,
  id: string,
  changes: { [Name in keyof MessageRow]?: MessageRow[Name] | SQL },
): Promise<MessageRow> {
  const [row] = await db
    .update(messages)
    .set({ ...changes, version: sql`${messages.version} + 1` } as never)
    .where(eq(messages.id, id))
    .returning();
  if (!row) throw new Error('the message was not there');
  return row;
}

/** Ids of what a visitor wrote who left this address, for requests to delete it. */
export async function listMessagesFrom(db: Queryable, email: string): Promise<string[]> {
  const rows = await db.select({ id: messages.id }).from(messages).where(eq(messages.email, email));
  return rows.map(({ id }) => id);
}

/** All that a visitor wrote who left this address, and what was answered: for requests to have it. */
export async function exportMessagesFrom(db: Queryable, email: string) {
  const rows = await db
    .select({ message: messages, domain: websites.domain })
    .from(messages)
    .innerJoin(websites, eq(websites.id, messages.websiteId))
    .where(eq(messages.email, email))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return Promise.all(
    rows.map(async ({ message, domain }) => ({
      id: message.id,
      website: domain,
      email,
      language: message.language,
      sentAt: message.createdAt.toISOString(),
      goal: message.goal,
      barrier: message.barrier,
      page: message.path,
      functions: message.functions,
      status: message.status,
      // Who of a team answered is not the visitor's to know.
      words: (await listWords(db, message.id)).map(({ from, text, at }) => ({ from, text, at })),
    })),
  );
}

export async function deleteMessage(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.delete(messages).where(eq(messages.id, id));
  if (rowCount !== 1) return false;
  await db.execute(noteDeletion('message', id));
  return true;
}

/** By the hash of the secret in a private link, whatever the state of the website's subscription. */
export async function findBySecretHash(db: Queryable, secretHash: string): Promise<StoredMessage | null> {
  const [row] = await db
    .select(stored)
    .from(messages)
    .innerJoin(websites, eq(websites.id, messages.websiteId))
    .where(eq(messages.secretHash, secretHash));
  return row ?? null;
}

export async function lockBySecretHash(db: Queryable, secretHash: string): Promise<MessageRow | null> {
  const [row] = await db.select().from(messages).where(eq(messages.secretHash, secretHash)).for('update');
  return row ?? null;
}

/** For the mail: the hash of the secret, and the answer. */
export async function describeAnswer(db: Queryable, wordId: string) {
  const [row] = await db
    .select({ secretHash: messages.secretHash, text: messageWords.text, messageId: messages.id })
    .from(messageWords)
    .innerJoin(messages, eq(messages.id, messageWords.messageId))
    .where(eq(messageWords.id, wordId));
  return row ?? null;
}

export async function findSecretHash(db: Queryable, messageId: string): Promise<string | null> {
  const [row] = await db.select({ secretHash: messages.secretHash }).from(messages).where(eq(messages.id, messageId));
  return row?.secretHash ?? null;
}

export async function setTakesMessages(db: Queryable, websiteId: string, isOn: boolean): Promise<void> {
  await db.update(websites).set({ takesMessages: isOn }).where(eq(websites.id, websiteId));
}

const isMembership = (organizationId: string, userId: string) =>
  and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId));

export async function wantsDigest(db: Queryable, organizationId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isWanted: memberships.messageDigest })
    .from(memberships)
    .where(isMembership(organizationId, userId));
  return row?.isWanted ?? false;
}

/** False when nothing changed. */
export async function setDigest(
  db: Queryable,
  organizationId: string,
  userId: string,
  isWanted: boolean,
): Promise<boolean> {
  const { rowCount } = await db
    .update(memberships)
    .set({ messageDigest: isWanted })
    .where(and(isMembership(organizationId, userId), ne(memberships.messageDigest, isWanted)));
  return rowCount === 1;
}

/** A member who gets an organization's digests, or has unsubscribed. Null for someone who is not a member. */
export async function describeDigestReader(
  db: Queryable,
  { userId, organizationId }: { readonly userId: string; readonly organizationId: string },
) {
  const [row] = await db
    .select({
      userId: users.id,
      organizationId: organizations.id,
      organization: organizations.name,
      email: users.email,
      language: users.language,
      isWanted: memberships.messageDigest,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(isMembership(organizationId, userId));
  return row ?? null;
}

export interface UnannouncedMessages {
  readonly organizationId: string;
  readonly domain: string;
  readonly count: number;
}

/**
 * Counts new messages that no digest has mentioned, by website, and marks them. Each is counted once, however many
 * servers run this.
 */
export async function takeUnannounced(db: Queryable): Promise<UnannouncedMessages[]> {
  const { rows } = await db.execute<{ organization_id: string; domain: string; count: number }>(sql`
    with announced as (
      update ${messages} set told_at = now()
      where ${messages.status} = 'new' and ${messages.toldAt} is null
      returning website_id
    )
    select w.organization_id, w.domain, count(*)::int as count
    from announced join websites w on w.id = announced.website_id
    group by w.organization_id, w.domain
    order by w.organization_id, w.domain`);
  return rows.map((row) => ({ organizationId: row.organization_id, domain: row.domain, count: row.count }));
}

/** Admins who have not unsubscribed and whose accounts are not closing. */
export async function listDigestReaders(db: Queryable, organizationId: string) {
  return db
    .select({ userId: users.id, email: users.email, language: users.language })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        eq(memberships.role, 'ORG_ADMIN'),
        eq(memberships.messageDigest, true),
        isNull(users.deletesAt),
      ),
    );
}

/** For a website that is transferred: visitors' messages go along, the former team's notes do not. */
export async function forgetTeamNotes(db: Queryable, websiteId: string): Promise<void> {
  await db
    .update(messages)
    .set({ note: '', findingId: null, version: sql`${messages.version} + 1` })
    .where(eq(messages.websiteId, websiteId));
  await db.execute(sql`
    update ${messageWords} set author_id = null
    where ${messageWords.messageId} in (select ${messages.id} from ${messages} where ${messages.websiteId} = ${websiteId})`);
}

/** How many messages of the last months were answered, and the median of hours that they waited, or still wait. */
export async function readWaitingTimes(
  db: Queryable,
  websiteId: string,
  months: number,
): Promise<{ answered: number; medianHours: number | null }> {
  const { rows } = await db.execute<{ answered: number; hours: number | null }>(sql`
    select count(${messages.firstAnsweredAt})::int as answered,
      percentile_cont(0.5) within group (
        order by extract(epoch from coalesce(${messages.firstAnsweredAt}, now()) - ${messages.createdAt}) / 3600
      )::float8 as hours
    from ${messages}
    where ${messages.websiteId} = ${websiteId} and ${messages.createdAt} > now() - make_interval(months => ${months})`);
  return { answered: rows[0]?.answered ?? 0, medianHours: rows[0]?.hours ?? null };
}
