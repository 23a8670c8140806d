import {
  CHECK_LIFETIME_HOURS,
  CHECK_QUIET_SECONDS,
  CHECK_TOKEN_MINUTES,
  CHECKS_KEPT,
  type Check,
  type CheckedPage,
  type CheckReport,
} from '@evenway/contract';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import {
  accessibilityChecks as checks,
  accessibilityCheckPages as pages,
  users,
  websites,
} from '../../platform/database/schema/index.ts';
import { isAdminOf } from '../../platform/sessions/organization-access-repository.ts';
import { isDeliveredColumn } from '../websites/website-repository.ts';

export type CheckRow = typeof checks.$inferSelect;
type PageRow = typeof pages.$inferSelect;

/** A check and its website, which may have been transferred or switched off since. */
export interface FoundCheck {
  readonly check: CheckRow;
  readonly isOver: boolean;
  readonly version: string | null;
  readonly website: { readonly id: string; readonly domain: string; readonly organizationId: string };
}

const isPast = sql<boolean>`${checks.expiresAt} <= now()`;
/** A check that never ended and can no longer be continued counts as expired. */
const state = sql<
  Check['state']
>`case when ${checks.state} in ('waiting', 'running', 'paused') and ${isPast} then 'expired' else ${checks.state} end`;
const isQuiet = sql<boolean>`(${checks.state} = 'running' and coalesce(${checks.seenAt}, now()) < now() - make_interval(secs => ${CHECK_QUIET_SECONDS}))`;
const pagesThat = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${pages} where ${pages.checkId} = ${checks.id} and ${condition})`;

const shown = {
  check: getTableColumns(checks),
  state,
  isQuiet,
  startedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
  checked: pagesThat(eq(pages.state, 'checked')),
  notFramed: pagesThat(eq(pages.state, 'notFramed')),
  failed: pagesThat(eq(pages.state, 'failed')),
  // Of fifty pages with a made-up million each, the sum is larger than an integer of the database.
  count: sql<number>`(select least(coalesce(sum(${pages.count}), 0), 2147483647)::int from ${pages} where ${pages.checkId} = ${checks.id})`,
};

type Shown = { readonly check: CheckRow } & Pick<Check, 'state' | 'isQuiet' | 'startedBy' | 'count'> &
  Omit<Check['pages'], 'found'>;

const toCheck = ({ check, checked, notFramed, failed, ...row }: Shown): Check => ({
  ...row,
  id: check.id,
  websiteId: check.websiteId,
  width: check.width,
  theme: check.theme,
  createdAt: check.createdAt.toISOString(),
  endedAt: check.endedAt?.toISOString() ?? null,
  origin: check.origin,
  problem: check.problem,
  pages: { found: Math.max(check.found, checked + notFramed + failed), checked, notFramed, failed },
});

const selectShown = (db: Queryable) =>
  db
    .select(shown)
    .from(checks)
    .innerJoin(websites, eq(websites.id, checks.websiteId))
    .leftJoin(users, eq(users.id, checks.startedBy))
    .$dynamic();

const ofOrganization = (organizationId: string) => eq(websites.organizationId, organizationId);
/** One that ended before it reported a page says nothing: the results before it stay the last ones. */
const hasResults = and(
  inArray(checks.state, ['finished', 'stopped']),
  sql`exists (select from ${pages} where ${pages.checkId} = ${checks.id})`,
);

export async function listChecks(db: Queryable, organizationId: string, websiteId: string): Promise<Check[]> {
  const rows = await selectShown(db)
    .where(and(ofOrganization(organizationId), eq(checks.websiteId, websiteId)))
    .orderBy(desc(checks.createdAt), desc(checks.id))
    .limit(CHECKS_KEPT);
  return rows.map(toCheck);
}

/** Those that ended with results, the newest first. */
export async function listEnded(db: Queryable, organizationId: string, websiteId: string): Promise<Check[]> {
  const rows = await selectShown(db)
    .where(and(ofOrganization(organizationId), eq(checks.websiteId, websiteId), hasResults))
    .orderBy(desc(checks.endedAt), desc(checks.id))
    .limit(CHECKS_KEPT);
  return rows.map(toCheck);
}

/** Checks of the website that were stopped after the last finished one, other than this check. */
export async function listStoppedSince(
  db: Queryable,
  { id, websiteId }: Pick<CheckRow, 'id' | 'websiteId'>,
): Promise<string[]> {
  const others = and(eq(checks.websiteId, websiteId), ne(checks.id, id));
  const lastFinished = db
    .select({ at: sql`coalesce(max(${checks.endedAt}), '-infinity')` })
    .from(checks)
    .where(and(others, eq(checks.state, 'finished')));
  const rows = await db
    .select({ id: checks.id })
    .from(checks)
    .where(and(others, eq(checks.state, 'stopped'), sql`${checks.endedAt} > (${lastFinished})`));
  return rows.map((row) => row.id);
}

export async function findCheck(db: Queryable, organizationId: string, id: string): Promise<Check | null> {
  const [row] = await selectShown(db).where(and(ofOrganization(organizationId), eq(checks.id, id)));
  return row ? toCheck(row) : null;
}

export async function listPages(db: Queryable, checkId: string): Promise<CheckedPage[]> {
  return db
    .select({ path: pages.path, state: pages.state, reason: pages.reason, theme: pages.theme, count: pages.count })
    .from(pages)
    .where(eq(pages.checkId, checkId))
    .orderBy(asc(pages.reportedAt), asc(pages.path));
}

interface NewCheck extends Pick<CheckRow, 'websiteId' | 'width' | 'theme' | 'tokenHash'> {
  readonly startedBy: string;
}

/** Replaces links that were never opened, and deletes the oldest checks beyond the number we keep. */
export async function insertCheck(db: Queryable, check: NewCheck): Promise<string> {
  const wasNeverOpened = and(inArray(checks.state, ['waiting', 'stopped']), isNull(checks.openedAt));
  await db.delete(checks).where(and(eq(checks.websiteId, check.websiteId), wasNeverOpened));
  const [row] = await db
    .insert(checks)
    .values({
      ...check,
      linkMadeBy: check.startedBy,
      expiresAt: sql`now() + make_interval(mins => ${CHECK_TOKEN_MINUTES})`,
    })
    .returning({ id: checks.id });
  if (!row) throw new Error('the check was not stored');
  await db.execute(sql`
    delete from ${checks} where ${checks.id} in (
      select ${checks.id} from ${checks} where ${checks.websiteId} = ${check.websiteId}
      order by ${checks.createdAt} desc, ${checks.id} desc offset ${CHECKS_KEPT}
    )
  `);
  return row.id;
}

/**
 * A link to one more page of a check that has ended. A tab that the same person ran it in can still report until the link is
 * opened. The tab of another person cannot: they may no longer be an admin.
 */
export async function renewLink(db: Queryable, id: string, tokenHash: string, linkMadeBy: string): Promise<void> {
  await db
    .update(checks)
    .set({
      ...{ tokenHash, linkMadeBy, openedAt: null, replayedAt: null },
      secretHash: sql`case when ${checks.linkMadeBy} = ${linkMadeBy} then ${checks.secretHash} end`,
      expiresAt: sql`now() + make_interval(mins => ${CHECK_TOKEN_MINUTES})`,
    })
    .where(eq(checks.id, id));
}

/** Changes with every report, so that what was read before can be known to be current. */
const version = sql<string | null>`${checks.seenAt}::text`;

/** Concurrent requests for the same check wait. */
async function lockWhere(db: Queryable, condition: SQL | undefined): Promise<FoundCheck | null> {
  const [row] = await db
    .select({
      check: getTableColumns(checks),
      isOver: isPast,
      version,
      website: { id: websites.id, domain: websites.domain, organizationId: websites.organizationId },
    })
    .from(checks)
    .innerJoin(websites, eq(websites.id, checks.websiteId))
    .where(condition)
    .for('update', { of: checks });
  return row ?? null;
}

/**
 * The check behind a token or a secret, if its website's widget is live and the person who asked for the link is still
 * an admin.
 */
const lockBy = (db: Queryable, condition: SQL, uniqueId: string) =>
  lockWhere(
    db,
    and(
      condition,
      eq(websites.uniqueId, uniqueId),
      isDeliveredColumn,
      isAdminOf(checks.linkMadeBy, websites.organizationId),
    ),
  );
export const lockByToken = (db: Queryable, tokenHash: string, uniqueId: string) =>
  lockBy(db, eq(checks.tokenHash, tokenHash), uniqueId);
export const lockBySecret = (db: Queryable, secretHash: string, uniqueId: string) =>
  lockBy(db, eq(checks.secretHash, secretHash), uniqueId);
/** The check behind a secret, to lock its website first. */
export async function findBySecret(
  db: Queryable,
  secretHash: string,
): Promise<Pick<CheckRow, 'id' | 'websiteId' | 'state'> | null> {
  const [row] = await db
    .select({ id: checks.id, websiteId: checks.websiteId, state: checks.state })
    .from(checks)
    .where(eq(checks.secretHash, secretHash));
  return row ?? null;
}

/** The same for a member of its organization. */
export const lockCheck = (db: Queryable, organizationId: string, id: string) =>
  lockWhere(db, and(eq(checks.id, id), ofOrganization(organizationId)));

/** A finished check stays finished: only one more of its pages follows. */
export async function openCheck(db: Queryable, id: string, secretHash: string, origin: string): Promise<void> {
  await db
    .update(checks)
    .set({
      ...{ secretHash, origin, state: sql`case when ${checks.state} = 'finished' then 'finished' else 'running' end` },
      ...{ openedAt: sql`now()`, seenAt: sql`now()` },
      expiresAt: sql`now() + make_interval(hours => ${CHECK_LIFETIME_HOURS})`,
    })
    .where(eq(checks.id, id));
}

export async function noteReplay(db: Queryable, id: string): Promise<void> {
  await db.update(checks).set({ replayedAt: sql`now()` }).where(eq(checks.id, id));
}

/** The progress that the tab reports. A check that was stopped, in the tab or in the application, accepts nothing more. */
export async function saveProgress(
  db: Queryable,
  id: string,
  { state: next, found, problem }: Pick<CheckReport, 'state' | 'found' | 'problem'>,
): Promise<void> {
  const isEnd = next === 'finished' || next === 'stopped';
  await db
    .update(checks)
    .set({
      ...{ state: next, found, seenAt: sql`now()` },
      ...(problem && { problem }),
      ...(isEnd && { endedAt: sql`coalesce(${checks.endedAt}, now())` }),
      ...(next === 'stopped' && { secretHash: null }),
    })
    .where(eq(checks.id, id));
}

export async function stopCheck(db: Queryable, id: string): Promise<void> {
  await db.update(checks).set({ state: 'stopped', secretHash: null, endedAt: sql`now()` }).where(eq(checks.id, id));
}

export async function countOtherPages(db: Queryable, checkId: string, path: string): Promise<number> {
  const [row] = await db
    .select({ pages: count() })
    .from(pages)
    .where(and(eq(pages.checkId, checkId), ne(pages.path, path)));
  return row?.pages ?? 0;
}

/** A page that is reported again replaces its earlier report. */
export async function savePage(db: Queryable, page: Omit<PageRow, 'reportedAt'>): Promise<void> {
  const { checkId: _check, path: _path, ...content } = page;
  await db
    .insert(pages)
    .values(page)
    .onConflictDoUpdate({ target: [pages.checkId, pages.path], set: content });
}

export async function readState(db: Queryable, checkId: string): Promise<string | null> {
  const [row] = await db.select({ state: version }).from(checks).where(eq(checks.id, checkId));
  return row?.state ?? null;
}

/** The pages that could be checked. */
export async function listCheckedPaths(db: Queryable, checkId: string): Promise<string[]> {
  const rows = await db
    .select({ path: pages.path })
    .from(pages)
    .where(and(eq(pages.checkId, checkId), eq(pages.state, 'checked')))
    .orderBy(asc(pages.reportedAt), asc(pages.path));
  return rows.map(({ path }) => path);
}

export async function findPage(db: Queryable, checkId: string, path: string): Promise<PageRow['rules'] | null> {
  const [row] = await db
    .select({ rules: pages.rules })
    .from(pages)
    .where(and(eq(pages.checkId, checkId), eq(pages.path, path)));
  return row?.rules ?? null;
}

export async function hasPages(db: Queryable, checkId: string): Promise<boolean> {
  const rows = await db.select({ path: pages.path }).from(pages).where(eq(pages.checkId, checkId)).limit(1);
  return rows.length > 0;
}
