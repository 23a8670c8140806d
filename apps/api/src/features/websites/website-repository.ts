import { GRACE_DAYS, isLive, normalizeDomain, PREPAID_NOTICE_DAYS, type Website } from '@evenway/contract';
import { and, asc, eq, gt, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { organizations, websites } from '../../platform/database/schema/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';

export type WebsiteRow = typeof websites.$inferSelect;

/** In hours: days of the session's time zone are an hour longer or shorter when its clocks change. */
const graceEndsAt = sql`${websites.expiresAt} + make_interval(hours => ${GRACE_DAYS * 24})`;
/** `isLive` of the contract in SQL. Null for a website without a state. */
export const isLiveCondition = or(
  eq(websites.status, 'ACTIVE'),
  and(eq(websites.status, 'CANCELLED'), gte(websites.expiresAt, sql`now()`)),
);
/** Neither the website nor its organization. */
const isNotSuspended = sql`${websites.suspendedAt} is null and not exists (
  select from ${organizations} where ${organizations.id} = ${websites.organizationId} and ${organizations.suspendedAt} is not null)`;
/** `isDelivered` of the contract in SQL: whether visitors get the widget. */
export const isDeliveredCondition = and(
  or(isLiveCondition, and(eq(websites.status, 'NOT_PAID'), gte(graceEndsAt, sql`now()`))),
  isNotSuspended,
);
/** For how long a delivered website stays so without any change in the database; null while it is paid for. */
export const deliveredForSeconds = sql<number | null>`extract(epoch from case ${websites.status}
  when 'CANCELLED' then ${websites.expiresAt}
  when 'NOT_PAID' then ${graceEndsAt} end - now())::float8`;
export const isDeliveredColumn = sql<boolean>`coalesce(${isDeliveredCondition}, false)`;

export async function listDeliveredWebsites(db: Queryable, organizationId: string): Promise<WebsiteRow[]> {
  return db
    .select()
    .from(websites)
    .where(and(eq(websites.organizationId, organizationId), isDeliveredCondition))
    .orderBy(asc(websites.domain));
}

export async function isDelivered(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: websites.id })
    .from(websites)
    .where(and(eq(websites.id, id), isDeliveredCondition));
  return rows.length === 1;
}

/** Those that ever had a subscription. */
export async function listSubscribedWebsites(db: Queryable, organizationId: string): Promise<WebsiteRow[]> {
  return db
    .select()
    .from(websites)
    .where(and(eq(websites.organizationId, organizationId), isNotNull(websites.subscriptionId)))
    .orderBy(asc(websites.domain));
}

/** Prepaid websites whose time ends soon. */
export async function listPrepaidEnding(db: Queryable): Promise<WebsiteRow[]> {
  return db
    .select()
    .from(websites)
    .where(
      and(
        eq(websites.status, 'CANCELLED'),
        isNull(websites.subscriptionId),
        gt(websites.expiresAt, sql`now()`),
        lte(websites.expiresAt, sql`now() + make_interval(days => ${PREPAID_NOTICE_DAYS})`),
      ),
    );
}

export async function listAllWebsites(db: Queryable, organizationId: string): Promise<WebsiteRow[]> {
  return db.select().from(websites).where(eq(websites.organizationId, organizationId));
}

export async function findWebsite(db: Queryable, organizationId: string, id: string): Promise<WebsiteRow | null> {
  const [row] = await db
    .select()
    .from(websites)
    .where(and(eq(websites.organizationId, organizationId), eq(websites.id, id)));
  return row ?? null;
}

/** The same for callers that cannot continue without it: missing and someone else's look alike. */
export async function requireWebsite(db: Queryable, organizationId: string, id: string): Promise<WebsiteRow> {
  const website = await findWebsite(db, organizationId, id);
  if (!website) throw new AppError('website_gone');
  return website;
}

/**
 * The same, locked against concurrent changes. Its organization comes first, as for whoever deletes that: what is added
 * to a website refers to the organization too, and each would wait for the other.
 */
export async function lockWebsite(db: Queryable, organizationId: string, id: string): Promise<WebsiteRow | null> {
  await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('key share');
  const [row] = await db
    .select()
    .from(websites)
    .where(and(eq(websites.organizationId, organizationId), eq(websites.id, id)))
    .for('update');
  return row ?? null;
}

/** The operator took its widget off: it is not sold, moved or deleted until that is settled. */
export function requireNotSuspended({ suspendedAt }: Pick<WebsiteRow, 'suspendedAt'>): void {
  if (suspendedAt !== null) throw new AppError('website_suspended');
}

/** How the audit trail names a website. */
export const websiteTarget = ({ id, domain }: WebsiteRow) => ({ kind: 'website', id, label: domain });

/**
 * The first proof stays: the time is worth knowing, and another way adds nothing. Returns whether this is the first.
 */
export async function saveOwnership(
  db: Queryable,
  id: string,
  ownershipMethod: NonNullable<WebsiteRow['ownershipMethod']>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(websites)
    .set({ ownershipMethod, ownershipProvenAt: sql`now()` })
    .where(and(eq(websites.id, id), isNull(websites.ownershipProvenAt)));
  return rowCount === 1;
}

export async function findWebsiteByDomain(
  db: Queryable,
  organizationId: string,
  domain: string,
): Promise<WebsiteRow | null> {
  const [row] = await db
    .select()
    .from(websites)
    .where(and(eq(websites.organizationId, organizationId), eq(websites.domain, domain)));
  return row ?? null;
}

/** Null if the organization has it already, also with concurrent requests. */
export async function insertWebsite(db: Queryable, organizationId: string, domain: string): Promise<WebsiteRow | null> {
  const [row] = await db.insert(websites).values({ organizationId, domain }).onConflictDoNothing().returning();
  return row ?? null;
}

/** The website that a person entered, created if the organization does not have it yet. */
export async function registerWebsite(
  db: Queryable,
  organizationId: string,
  typed: string,
): Promise<{ website: WebsiteRow; isNew: boolean }> {
  const domain = normalizeDomain(typed);
  if (!domain) throw new AppError('invalid_domain');
  const made = await insertWebsite(db, organizationId, domain);
  const website = made ?? (await findWebsiteByDomain(db, organizationId, domain));
  if (!website) throw new AppError('not_found');
  return { website, isNew: made !== null };
}

type State = Pick<
  WebsiteRow,
  | 'status'
  | 'priceId'
  | 'subscriptionName'
  | 'subscribedAt'
  | 'expiresAt'
  | 'subscriptionId'
  | 'trialEndsAt'
  | 'nextAmount'
  | 'currency'
  | 'nextAttemptAt'
>;

/** Saves a state that was requested at a certain time, unless a later one has been saved meanwhile. */
export async function saveWebsiteState(db: Queryable, id: string, state: State, askedAt: Date): Promise<void> {
  await db
    .update(websites)
    .set({ ...state, syncedAt: askedAt })
    .where(and(eq(websites.id, id), or(isNull(websites.syncedAt), lte(websites.syncedAt, askedAt))));
}

/** What access and charges depend on. */
export type PaidState = Pick<WebsiteRow, 'status' | 'expiresAt' | 'subscriptionId'>;

/** How long the widget runs on what was paid, or on the free trial, if nothing more is paid. */
export function paidUntilOf({ status, expiresAt }: PaidState, now = new Date()): Date | null {
  const hasTime = (status === 'ACTIVE' || status === 'CANCELLED') && expiresAt !== null && expiresAt > now;
  return hasTime ? expiresAt : null;
}

/** It came from another organization and runs on what that one had paid: it has no subscription yet. */
export const isPrepaid = (website: PaidState, now = new Date()): boolean =>
  isEnding(website, now) && website.subscriptionId === null;

/** Canceled, with paid time left. */
export const isEnding = (website: PaidState, now = new Date()): boolean =>
  website.status === 'CANCELLED' && isLive(website, now);

export async function deleteWebsite(db: Queryable, id: string): Promise<void> {
  await db.delete(websites).where(eq(websites.id, id));
}

export const toWebsite = (row: WebsiteRow): Website => ({
  id: row.id,
  domain: row.domain,
  organizationId: row.organizationId,
  priceId: row.priceId,
  status: row.status,
  subscriptionName: row.subscriptionName,
  subscribedAt: row.subscribedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
  nextAmount: row.nextAmount,
  currency: row.currency,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  isPrepaid: isPrepaid(row),
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
});
