import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { organizations, users } from './people.ts';

export const websites = pgTable(
  'websites',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    /** Lower-case ASCII host without a leading `www.`. */
    domain: text().notNull(),
    /** Public id in the installation snippet; never the id of anything else. */
    uniqueId: text('unique_id').notNull().unique().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    priceId: text('price_id'),
    /** Null until there is a subscription. */
    status: text({ enum: ['ACTIVE', 'CANCELLED', 'NOT_PAID', 'INACTIVE'] }),
    subscriptionName: text('subscription_name'),
    subscribedAt: timestamptz('subscribed_at'),
    expiresAt: timestamptz('expires_at'),
    /** Set during the trial. */
    trialEndsAt: timestamptz('trial_ends_at'),
    /** In minor units: its own price at `expiresAt`, before credit, or due since the last payment failed. */
    nextAmount: integer('next_amount'),
    currency: text(),
    /** When a failed payment will be retried. */
    nextAttemptAt: timestamptz('next_attempt_at'),
    /** The subscription that the state above is read from. */
    subscriptionId: text('subscription_id'),
    /** When the state above was requested; an older response never overwrites a newer one. */
    syncedAt: timestamptz('synced_at'),
    /** How and when control of the domain was proven; null until then. */
    ownershipMethod: text('ownership_method', { enum: ['dns', 'file', 'snippet'] }),
    ownershipProvenAt: timestamptz('ownership_proven_at'),
    /** Whether the widget lets visitors report a barrier. */
    takesMessages: boolean('takes_messages').notNull().default(false),
    /** Set by the operator: visitors do not get its widget. */
    suspendedAt: timestamptz('suspended_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('websites_ownership_method', sql`${table.ownershipMethod} in ('dns', 'file', 'snippet')`),
    uniqueIndex('websites_domain_in_organization').on(table.organizationId, table.domain),
    check('websites_status', sql`${table.status} in ('ACTIVE', 'CANCELLED', 'NOT_PAID', 'INACTIVE')`),
  ],
);

/** Every subscription a website ever had, to find its invoices. */
export const websiteSubscriptions = pgTable(
  'website_subscriptions',
  {
    subscriptionId: text('subscription_id').primaryKey(),
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** When the provider's list of subscriptions last had it. */
    listedAt: timestamptz('listed_at'),
  },
  (table) => [index('website_subscriptions_website_id').on(table.websiteId)],
);

/** The organization's customer at the payment provider. */
export const paymentCustomers = pgTable('payment_customers', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organizations.id),
  customerId: text('customer_id').notNull().unique(),
  /** In minor units: used before the card, for whichever website is billed next. */
  credit: integer().notNull().default(0),
  currency: text(),
  /** When the credit was requested; an older response never overwrites a newer one. */
  syncedAt: timestamptz('synced_at'),
});

/** The single open checkout of a website. Its id is the idempotency key, so asking again returns the same checkout. */
export const checkoutAttempts = pgTable('checkout_attempts', {
  websiteId: uuid('website_id')
    .primaryKey()
    .references(() => websites.id, { onDelete: 'cascade' }),
  id: uuid().notNull().unique(),
  priceId: text('price_id').notNull(),
  withTrial: boolean('with_trial').notNull(),
  sessionId: text('session_id').unique(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/**
 * A website that one organization offers to another, or has handed over. It moves when an admin of the other one
 * accepts.
 */
export const websiteTransfers = pgTable(
  'website_transfers',
  {
    id: uuid().primaryKey().defaultRandom(),
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    fromOrganizationId: uuid('from_organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Who may accept. */
    email: text().notNull(),
    /** An offer is valid only while its sender is an admin. */
    offeredBy: uuid('offered_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull().unique(),
    expiresAt: timestamptz('expires_at').notNull(),
    acceptedAt: timestamptz('accepted_at'),
    /** Set once the offer was declined, withdrawn or replaced by a newer one. */
    closedAt: timestamptz('closed_at'),
    /** The former organization's subscription. It is canceled without a refund, because the paid time moves along. */
    subscriptionId: text('subscription_id').unique(),
    priceId: text('price_id'),
    /** How long the website was paid for at that time. */
    paidUntil: timestamptz('paid_until'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('website_transfers_one_open').on(table.websiteId).where(sql`accepted_at is null and closed_at is null`),
    index('website_transfers_website_id').on(table.websiteId),
    index('website_transfers_from_organization_id').on(table.fromOrganizationId),
    index('website_transfers_offered_by').on(table.offeredBy),
  ],
);

/** Which organization used the free trial for which domain. Outlives the website. */
export const trials = pgTable(
  'trials',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    domain: text().notNull(),
    startedAt: timestamptz('started_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.domain] })],
);

/** Payment events that were received, to recognize repeated ones by id. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), type: text().notNull(), receivedAt: timestamptz('received_at').notNull().defaultNow() },
  (table) => [index('payment_events_received_at').on(table.receivedAt)],
);

/** What the payment provider gave back, or what a cardholder's bank demands back. Read from the provider after its events. */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    /** The provider's id of the refund or dispute. */
    id: text().primaryKey(),
    kind: text({ enum: ['refund', 'dispute'] }).notNull(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    websiteId: uuid('website_id').references(() => websites.id, { onDelete: 'set null' }),
    invoiceId: text('invoice_id'),
    /** In minor units. */
    amount: integer().notNull(),
    currency: text().notNull(),
    /** The provider's names, such as `succeeded`, `needs_response` or `lost`. */
    status: text().notNull(),
    reason: text(),
    /** Until when the provider takes evidence against a dispute. */
    answerDueAt: timestamptz('answer_due_at'),
    createdAt: timestamptz('created_at').notNull(),
    /** When it was requested; an older response never overwrites a newer one. */
    syncedAt: timestamptz('synced_at').notNull(),
  },
  (table) => [
    check('payment_reversals_kind', sql`${table.kind} in ('refund', 'dispute')`),
    index('payment_reversals_organization_id').on(table.organizationId),
    index('payment_reversals_website_id').on(table.websiteId),
  ],
);

/** Payment mails that were sent, keyed by what they report, so that a repeated event sends nothing. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    key: text().primaryKey(),
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [index('payment_notices_website_id').on(table.websiteId)],
);
