import { randomUUID } from 'node:crypto';
import type { Credit } from '@evenway/contract';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import {
  checkoutAttempts,
  paymentCustomers,
  paymentEvents,
  paymentNotices,
  trials,
  websiteSubscriptions,
  websites,
} from '../../platform/database/schema/index.ts';
import { isLiveCondition } from '../websites/website-repository.ts';

export async function findCustomer(db: Queryable, organizationId: string): Promise<string | null> {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.organizationId, organizationId));
  return row?.customerId ?? null;
}

export async function findOrganizationOfCustomer(db: Queryable, customerId: string): Promise<string | null> {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.customerId, customerId));
  return row?.organizationId ?? null;
}

/** If two are created at once, the first stays; both callers get that one. */
export async function saveCustomer(db: Queryable, organizationId: string, customerId: string): Promise<string> {
  await db.insert(paymentCustomers).values({ organizationId, customerId }).onConflictDoNothing();
  return (await findCustomer(db, organizationId)) ?? customerId;
}

/** Saves the credit that was requested at a certain time, unless a later one has been saved meanwhile. */
export async function saveCredit(
  db: Queryable,
  customerId: string,
  { amount, currency }: { amount: number; currency: string | null },
  askedAt: Date,
): Promise<void> {
  const { customerId: id, syncedAt } = paymentCustomers;
  await db
    .update(paymentCustomers)
    .set({ credit: amount, currency, syncedAt: askedAt })
    .where(and(eq(id, customerId), or(isNull(syncedAt), lte(syncedAt, askedAt))));
}

/** The organization's credit, if any, and when one of its websites next costs something. */
export async function findCredit(db: Queryable, organizationId: string): Promise<Credit | null> {
  const [row] = await db
    .select({ amount: paymentCustomers.credit, currency: paymentCustomers.currency })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.organizationId, organizationId), gt(paymentCustomers.credit, 0)));
  if (!row) return null;
  const [next] = await db
    .select({ at: min(websites.expiresAt) })
    .from(websites)
    .where(and(eq(websites.organizationId, organizationId), eq(websites.status, 'ACTIVE'), gt(websites.nextAmount, 0)));
  return { ...row, nextUse: next?.at?.toISOString() ?? null };
}

export type CheckoutAttempt = typeof checkoutAttempts.$inferSelect;

/** What decides about a checkout, besides the website itself; null once the website is deleted or transferred. */
export async function loadCheckout(
  db: Queryable,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
): Promise<{ customer: string | null; attempt: CheckoutAttempt | null; hadTrial: boolean } | null> {
  const [row] = await db
    .select({
      customer: paymentCustomers.customerId,
      attempt: checkoutAttempts,
      hadTrial: sql<boolean>`${trials.domain} is not null`,
    })
    .from(websites)
    .leftJoin(paymentCustomers, eq(paymentCustomers.organizationId, websites.organizationId))
    .leftJoin(checkoutAttempts, eq(checkoutAttempts.websiteId, websites.id))
    .leftJoin(trials, and(eq(trials.organizationId, websites.organizationId), eq(trials.domain, websites.domain)))
    .where(and(eq(websites.organizationId, organizationId), eq(websites.id, id)));
  return row ?? null;
}

export async function findAttempt(db: Queryable, websiteId: string): Promise<CheckoutAttempt | null> {
  const [row] = await db.select().from(checkoutAttempts).where(eq(checkoutAttempts.websiteId, websiteId));
  return row ?? null;
}

export async function replaceAttempt(
  db: Queryable,
  attempt: { websiteId: string; priceId: string; withTrial: boolean },
): Promise<CheckoutAttempt> {
  const fresh = { ...attempt, id: randomUUID(), sessionId: null, createdAt: sql`now()` };
  const [row] = await db
    .insert(checkoutAttempts)
    .values(fresh)
    .onConflictDoUpdate({ target: checkoutAttempts.websiteId, set: fresh })
    .returning();
  if (!row) throw new Error('the checkout was not stored');
  return row;
}

export async function saveAttemptSession(db: Queryable, attemptId: string, sessionId: string): Promise<void> {
  await db.update(checkoutAttempts).set({ sessionId }).where(eq(checkoutAttempts.id, attemptId));
}

export async function deleteAttempt(db: Queryable, websiteId: string): Promise<void> {
  await db.delete(checkoutAttempts).where(eq(checkoutAttempts.websiteId, websiteId));
}

export async function hadTrial(db: Queryable, organizationId: string, domain: string): Promise<boolean> {
  const rows = await db
    .select({ domain: trials.domain })
    .from(trials)
    .where(and(eq(trials.organizationId, organizationId), eq(trials.domain, domain)));
  return rows.length > 0;
}

export async function rememberTrial(db: Queryable, organizationId: string, domain: string): Promise<void> {
  await db.insert(trials).values({ organizationId, domain }).onConflictDoNothing();
}

/** Only while the website belongs to the organization that pays: it may be in transfer. */
export async function rememberSubscription(
  db: Queryable,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
  subscriptionId: string,
): Promise<void> {
  await db.execute(sql`
    insert into ${websiteSubscriptions} (subscription_id, website_id)
    select ${subscriptionId}, ${websites.id} from ${websites}
    where ${websites.id} = ${id} and ${websites.organizationId} = ${organizationId}
    for share
    on conflict do nothing`);
}

/** What a website was paid with stays with the organization that paid: its invoices are found at the provider. */
export async function forgetSubscriptions(db: Queryable, websiteId: string): Promise<void> {
  await db.delete(websiteSubscriptions).where(eq(websiteSubscriptions.websiteId, websiteId));
}

/** Newest first. */
export async function listSubscriptionIds(db: Queryable, websiteId: string): Promise<string[]> {
  const rows = await db
    .select({ id: websiteSubscriptions.subscriptionId })
    .from(websiteSubscriptions)
    .where(eq(websiteSubscriptions.websiteId, websiteId))
    .orderBy(desc(websiteSubscriptions.createdAt), websiteSubscriptions.subscriptionId);
  return rows.map(({ id }) => id);
}

export interface ListedSubscriptions {
  readonly websiteId: string;
  readonly subscriptionIds: string[];
}

/** All websites of an organization, with every subscription that was ever theirs. */
export async function listSubscriptionsOfWebsites(
  db: Queryable,
  organizationId: string,
): Promise<ListedSubscriptions[]> {
  const ids = sql<string[]>`coalesce(array_agg(${websiteSubscriptions.subscriptionId})
    filter (where ${websiteSubscriptions.subscriptionId} is not null), '{}')`;
  return db
    .select({ websiteId: websites.id, subscriptionIds: ids })
    .from(websites)
    .leftJoin(websiteSubscriptions, eq(websiteSubscriptions.websiteId, websites.id))
    .where(eq(websites.organizationId, organizationId))
    .groupBy(websites.id)
    .orderBy(websites.id);
}

const syncedState = {
  subscriptionId: sql<string>`${websites.subscriptionId}`,
  status: websites.status,
  priceId: websites.priceId,
  expiresAt: websites.expiresAt,
  trialEndsAt: websites.trialEndsAt,
  syncedAt: websites.syncedAt,
};
export type SyncedState = Pick<typeof websites.$inferSelect, Exclude<keyof typeof syncedState, 'subscriptionId'>> & {
  readonly subscriptionId: string;
};

/** The states that websites got from these subscriptions. */
export async function listSyncedStates(db: Queryable, subscriptionIds: readonly string[]): Promise<SyncedState[]> {
  if (subscriptionIds.length === 0) return [];
  return db
    .select(syncedState)
    .from(websiteSubscriptions)
    .innerJoin(websites, isItsSubscription)
    .where(inArray(websiteSubscriptions.subscriptionId, subscriptionIds));
}

/** The subscription that decides about a website; it may have had others. */
const isItsSubscription = and(
  eq(websites.id, websiteSubscriptions.websiteId),
  eq(websites.subscriptionId, websiteSubscriptions.subscriptionId),
);

/** Remembers that the provider's list had them at that time. */
export async function noteListed(db: Queryable, subscriptionIds: readonly string[], at: Date): Promise<void> {
  if (subscriptionIds.length === 0) return;
  await db
    .update(websiteSubscriptions)
    .set({ listedAt: at })
    .where(inArray(websiteSubscriptions.subscriptionId, subscriptionIds));
}

export interface UnlistedSubscription {
  readonly websiteId: string;
  readonly subscriptionId: string;
}

/** What runs as far as we know, and was not in the provider's list since then: by website, after the given one. */
export async function listUnlisted(
  db: Queryable,
  { since, after, limit }: { readonly since: Date; readonly after?: string | undefined; readonly limit: number },
): Promise<UnlistedSubscription[]> {
  const { listedAt } = websiteSubscriptions;
  return db
    .select({ websiteId: websites.id, subscriptionId: sql<string>`${websites.subscriptionId}` })
    .from(websites)
    .leftJoin(websiteSubscriptions, isItsSubscription)
    .where(
      and(
        isNotNull(websites.subscriptionId),
        or(isLiveCondition, eq(websites.status, 'NOT_PAID')),
        or(isNull(listedAt), lt(listedAt, since)),
        after === undefined ? undefined : gt(websites.id, after),
      ),
    )
    .orderBy(asc(websites.id))
    .limit(limit);
}

/** Whether the event is new. Runs in the transaction of its work, so that a failure undoes the claim. */
export async function claimEvent(db: Queryable, id: string, type: string): Promise<boolean> {
  const rows = await db
    .insert(paymentEvents)
    .values({ id, type })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length === 1;
}

/** Whether this notice is new. Runs in the transaction of its mails, so that a failure undoes the claim. */
export async function claimNotice(db: Queryable, key: string, websiteId: string): Promise<boolean> {
  const rows = await db
    .insert(paymentNotices)
    .values({ key, websiteId })
    .onConflictDoNothing()
    .returning({ key: paymentNotices.key });
  return rows.length === 1;
}

export async function forgetNotices(db: Queryable, websiteId: string): Promise<void> {
  await db.delete(paymentNotices).where(eq(paymentNotices.websiteId, websiteId));
}
