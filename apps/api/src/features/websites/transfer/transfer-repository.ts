import { randomUUID } from 'node:crypto';
import { TRANSFER_LIFETIME_DAYS } from '@evenway/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type DerivedKeys, hashSecret, linkSecret } from '../../../platform/crypto/keys.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  accessibilityChecks,
  accessibilityFindings,
  manualCheckAnswers,
  organizations,
  users,
  websites,
  websiteTransfers,
  widgetConfigs,
} from '../../../platform/database/schema/index.ts';
import { isAdminOf } from '../../../platform/sessions/organization-access-repository.ts';
import type { WebsiteRow } from '../website-repository.ts';

type TransferRow = typeof websiteTransfers.$inferSelect;

const isUnanswered = and(isNull(websiteTransfers.acceptedAt), isNull(websiteTransfers.closedAt));
const isInTime = sql`${websiteTransfers.expiresAt} > now()`;
const isBacked = isAdminOf(websiteTransfers.offeredBy, websiteTransfers.fromOrganizationId);
const isOpen = and(isUnanswered, isInTime, isBacked);

/** The open offer of a website; there is one at most. */
export const openOfferOf = (websiteId: SQL | typeof websites.id) =>
  and(eq(websiteTransfers.websiteId, websiteId), isOpen);

interface NewTransfer {
  readonly websiteId: string;
  readonly fromOrganizationId: string;
  readonly email: string;
  readonly offeredBy: string;
}

/** Creates an offer, which replaces an open one of the same website. */
export async function replaceOffer(db: Queryable, keys: DerivedKeys, offer: NewTransfer): Promise<TransferRow> {
  await closeOffer(db, offer.fromOrganizationId, offer.websiteId);
  const id = randomUUID();
  const [row] = await db
    .insert(websiteTransfers)
    .values({
      id,
      ...offer,
      secretHash: hashSecret(linkSecret(keys, id)),
      expiresAt: sql`now() + make_interval(days => ${TRANSFER_LIFETIME_DAYS})`,
    })
    .returning();
  if (!row) throw new Error('the offer was not stored');
  return row;
}

/** Whether there was one that could still be accepted. */
export async function closeOffer(db: Queryable, organizationId: string, websiteId: string): Promise<boolean> {
  const rows = await db
    .update(websiteTransfers)
    .set({ closedAt: sql`now()` })
    .where(
      and(
        eq(websiteTransfers.fromOrganizationId, organizationId),
        eq(websiteTransfers.websiteId, websiteId),
        isUnanswered,
      ),
    )
    .returning({ isInTime: sql<boolean>`${isInTime}` });
  return rows.some((row) => row.isInTime);
}

export async function declineOffer(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(websiteTransfers)
    .set({ closedAt: sql`now()` })
    .where(and(eq(websiteTransfers.id, id), isOpen));
  return rowCount === 1;
}

/** Of several concurrent attempts, one succeeds. */
export async function acceptOffer(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(websiteTransfers)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(websiteTransfers.id, id), isOpen));
  return rowCount === 1;
}

/** The open offer behind a link, while the website is still in the organization that offered it. */
export async function findOffer(db: Queryable, secret: string) {
  const [row] = await db
    .select({
      transfer: websiteTransfers,
      website: websites,
      organizationName: organizations.name,
      offeredBy: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(websiteTransfers)
    .innerJoin(
      websites,
      and(
        eq(websites.id, websiteTransfers.websiteId),
        eq(websites.organizationId, websiteTransfers.fromOrganizationId),
      ),
    )
    .innerJoin(organizations, eq(organizations.id, websiteTransfers.fromOrganizationId))
    .innerJoin(users, eq(users.id, websiteTransfers.offeredBy))
    .where(and(eq(websiteTransfers.secretHash, hashSecret(secret)), isOpen));
  return row ?? null;
}

/** For the mail: who offers, while the offer is valid. */
export async function describeOffer(db: Queryable, id: string) {
  const [row] = await db
    .select({
      secretHash: websiteTransfers.secretHash,
      organizationName: organizations.name,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(websiteTransfers)
    .innerJoin(organizations, eq(organizations.id, websiteTransfers.fromOrganizationId))
    .innerJoin(users, eq(users.id, websiteTransfers.offeredBy))
    .where(and(eq(websiteTransfers.id, id), isOpen));
  return row ?? null;
}

/** A website as the provider knew it, and the checkout that was closed. */
export interface ReadyToTransfer {
  readonly website: WebsiteRow;
  readonly attempt: { readonly id: string; readonly sessionId: string | null } | null;
}

/** The former organization's subscription, and the paid time that was transferred with the website. */
export interface PaidTime {
  readonly subscriptionId: string;
  readonly priceId: string | null;
  readonly paidUntil: Date | null;
}

export async function savePaidTime(db: Queryable, id: string, paid: PaidTime): Promise<void> {
  await db.update(websiteTransfers).set(paid).where(eq(websiteTransfers.id, id));
}

/** The subscription of a transferred website, with the website as its payer had it. */
export async function findHandedOver(
  db: Queryable,
  subscriptionId: string,
): Promise<{ paid: PaidTime; website: WebsiteRow } | null> {
  const [row] = await db
    .select({ transfer: websiteTransfers, website: websites })
    .from(websiteTransfers)
    .innerJoin(websites, eq(websites.id, websiteTransfers.websiteId))
    .where(eq(websiteTransfers.subscriptionId, subscriptionId));
  if (!row) return null;
  const { fromOrganizationId: organizationId, priceId, paidUntil } = row.transfer;
  return {
    paid: { subscriptionId, priceId, paidUntil },
    website: { ...row.website, organizationId, subscriptionId },
  };
}

/**
 * Moves the website to another organization, with its settings, counts and proof. Paid time goes along on the same
 * plan; the subscription stays with the former organization. A provider response that was requested earlier is too
 * late.
 */
export async function moveRow(
  db: Queryable,
  { id, subscriptionName }: WebsiteRow,
  organizationId: string,
  paidUntil: Date | null,
): Promise<void> {
  await db
    .update(websites)
    .set({
      organizationId,
      status: paidUntil ? 'CANCELLED' : null,
      expiresAt: paidUntil,
      subscriptionName: paidUntil ? subscriptionName : null,
      ...{ subscriptionId: null, priceId: null, subscribedAt: null },
      ...{ trialEndsAt: null, nextAmount: null, currency: null, nextAttemptAt: null },
      syncedAt: sql`clock_timestamp()`,
    })
    .where(eq(websites.id, id));
  // The people who saved the settings, or worked on findings, belong to the former organization.
  await db.update(widgetConfigs).set({ updatedBy: null }).where(eq(widgetConfigs.websiteId, id));
  await handOverChecks(db, id);
}

/** Findings go along, without who did what. A running check belongs to the former organization, and ends. */
async function handOverChecks(db: Queryable, websiteId: string): Promise<void> {
  await db
    .update(accessibilityChecks)
    .set({
      startedBy: null,
      linkMadeBy: null,
      secretHash: null,
      state: sql`case when ${accessibilityChecks.state} = 'finished' then 'finished' else 'stopped' end`,
      endedAt: sql`coalesce(${accessibilityChecks.endedAt}, now())`,
      // An unopened link no longer works.
      expiresAt: sql`least(${accessibilityChecks.expiresAt}, now())`,
    })
    .where(eq(accessibilityChecks.websiteId, websiteId));
  await db.update(accessibilityFindings).set({ statusBy: null }).where(eq(accessibilityFindings.websiteId, websiteId));
  await db.update(manualCheckAnswers).set({ answeredBy: null }).where(eq(manualCheckAnswers.websiteId, websiteId));
}
