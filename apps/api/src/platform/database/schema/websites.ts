import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { organizations } from './people.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const websites = pgTable(
  'websites',
  {
    id: uuid().primaryKey().defaultRandom(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    /** Lower-case ASCII host without a leading `www.`. */
    domain: text().notNull(),
    priceId: text('price_id'),
    /** Null until a subscription gives it one. */
    status: text({ enum: ['ACTIVE', 'CANCELLED', 'NOT_PAID', 'INACTIVE'] }),
    subscriptionName: text('subscription_name'),
    subscribedAt: moment('subscribed_at'),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('websites_domain_in_organization').on(table.organizationId, table.domain),
    check('websites_status', sql`${table.status} in ('ACTIVE', 'CANCELLED', 'NOT_PAID', 'INACTIVE')`),
  ],
);
