import { randomBytes } from 'node:crypto';
import { emptyStatement, type Language, type StatementContent, type StatementVersionSummary } from '@evenway/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { organizations, statements, statementVersions, users, websites } from '../../platform/database/schema/index.ts';
import { isOpenOrganization } from '../../platform/sessions/organization-access-repository.ts';
import type { DescribedStatement } from './describe-statement.ts';

export type StatementRow = typeof statements.$inferSelect;
export type VersionRow = typeof statementVersions.$inferSelect;

/** 160 bits: nobody finds a statement by guessing. */
const newPublicId = (): string => randomBytes(20).toString('hex');
export const PUBLIC_ID = /^[0-9a-f]{40}$/;

const isOf = (websiteId: string, language: Language) =>
  and(eq(statements.websiteId, websiteId), eq(statements.language, language));

export async function findStatement(
  db: Queryable,
  websiteId: string,
  language: Language,
): Promise<StatementRow | null> {
  const [row] = await db.select().from(statements).where(isOf(websiteId, language));
  return row ? { ...row, draft: withAllFields(row.draft) } : null;
}

/** The same, locked against concurrent changes. */
export async function lockStatement(
  db: Queryable,
  websiteId: string,
  language: Language,
): Promise<StatementRow | null> {
  const [row] = await db.select().from(statements).where(isOf(websiteId, language)).for('update');
  return row ? { ...row, draft: withAllFields(row.draft) } : null;
}

const NOTHING_TYPED = emptyStatement('', '', 'en');

/** In drafts older than a field, that field is empty. */
const withAllFields = (draft: StatementContent): StatementContent => ({
  ...NOTHING_TYPED,
  ...draft,
  service: { ...NOTHING_TYPED.service, ...draft.service },
  contact: { ...NOTHING_TYPED.contact, ...draft.contact },
});

interface Draft {
  readonly websiteId: string;
  readonly language: Language;
  readonly content: StatementContent;
  readonly savedBy: string | null;
}

/** Null when someone else has saved since `revision`, even at the same time. */
export async function saveDraft(db: Queryable, draft: Draft, revision: number): Promise<StatementRow | null> {
  const { websiteId, language, content, savedBy } = draft;
  if (revision === 0) {
    const [made] = await db
      .insert(statements)
      .values({ websiteId, language, publicId: newPublicId(), draft: content, revision: 1, savedBy })
      .onConflictDoNothing()
      .returning();
    return made ?? null;
  }
  const [saved] = await db
    .update(statements)
    .set({ draft: content, revision: revision + 1, savedAt: sql`now()`, savedBy })
    .where(and(isOf(websiteId, language), eq(statements.revision, revision)))
    .returning();
  return saved ?? null;
}

/** The next version. The caller holds the statement's lock. */
export async function insertVersion(
  db: Queryable,
  statement: StatementRow,
  described: DescribedStatement,
  publishedBy: string,
): Promise<number> {
  const [newest] = await db
    .select({ number: sql<number>`coalesce(max(${statementVersions.number}), 0)::int` })
    .from(statementVersions)
    .where(eq(statementVersions.statementId, statement.id));
  const number = (newest?.number ?? 0) + 1;
  await db.insert(statementVersions).values({
    statementId: statement.id,
    number,
    content: statement.draft,
    title: described.title,
    blocks: described.blocks,
    publishedBy,
  });
  await db.update(statements).set({ publishedNumber: number }).where(eq(statements.id, statement.id));
  return number;
}

export async function unpublish(db: Queryable, id: string): Promise<void> {
  await db.update(statements).set({ publishedNumber: null }).where(eq(statements.id, id));
}

export async function saveIndexable(db: Queryable, id: string, isIndexable: boolean): Promise<void> {
  await db.update(statements).set({ isIndexable }).where(eq(statements.id, id));
}

export async function findVersion(db: Queryable, statementId: string, number: number): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(statementVersions)
    .where(and(eq(statementVersions.statementId, statementId), eq(statementVersions.number, number)));
  return row ?? null;
}

/** Newest first. */
export async function listVersions(db: Queryable, statementId: string): Promise<StatementVersionSummary[]> {
  const rows = await db
    .select({
      number: statementVersions.number,
      publishedAt: statementVersions.publishedAt,
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(statementVersions)
    .leftJoin(users, eq(users.id, statementVersions.publishedBy))
    .where(eq(statementVersions.statementId, statementId))
    .orderBy(desc(statementVersions.number));
  return rows.map(({ number, publishedAt, user }) => ({
    number,
    publishedAt: publishedAt.toISOString(),
    publishedBy: user && { id: user.id, name: `${user.firstName} ${user.lastName}` },
  }));
}

export async function findAuthor(db: Queryable, userId: string | null): Promise<{ id: string; name: string } | null> {
  if (userId === null) return null;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user ? { id: user.id, name: `${user.firstName} ${user.lastName}` } : null;
}

/** What visitors see at an address: nothing while it is offline, or while its organization is closed or suspended. */
export async function findPublished(db: Queryable, publicId: string) {
  const [row] = await db
    .select({
      statement: {
        language: statements.language,
        isIndexable: statements.isIndexable,
        websiteId: statements.websiteId,
      },
      version: statementVersions,
    })
    .from(statements)
    .innerJoin(
      statementVersions,
      and(eq(statementVersions.statementId, statements.id), eq(statementVersions.number, statements.publishedNumber)),
    )
    .innerJoin(websites, eq(websites.id, statements.websiteId))
    .innerJoin(organizations, and(eq(organizations.id, websites.organizationId), isOpenOrganization))
    .where(eq(statements.publicId, publicId));
  if (!row) return null;
  const siblings = await db
    .select({ language: statements.language, publicId: statements.publicId })
    .from(statements)
    .where(
      and(
        eq(statements.websiteId, row.statement.websiteId),
        sql`${statements.publicId} <> ${publicId} and ${statements.publishedNumber} is not null`,
      ),
    );
  return { ...row, other: siblings[0] ?? null };
}

/**
 * For a website that was transferred: the new owner has stated nothing, so its pages go offline. Drafts and versions
 * stay, without their authors, who belong to the former organization. Returns the former addresses, for what links to
 * them.
 */
export async function withdrawStatements(db: Queryable, websiteId: string): Promise<string[]> {
  const withdrawn = await db
    .update(statements)
    .set({ publishedNumber: null, isIndexable: false, savedBy: null })
    .where(eq(statements.websiteId, websiteId))
    .returning({ id: statements.id, publicId: statements.publicId });
  for (const { id } of withdrawn)
    await db.update(statementVersions).set({ publishedBy: null }).where(eq(statementVersions.statementId, id));
  return withdrawn.map(({ publicId }) => publicId);
}
