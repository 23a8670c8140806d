import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, timestamptz } from './columns.ts';
import { users } from './people.ts';
import { websites } from './websites.ts';

/** What an owner chose for the widget of a website; nothing chosen means the defaults. */
export const widgetConfigs = pgTable(
  'widget_configs',
  {
    websiteId: uuid('website_id')
      .primaryKey()
      .references(() => websites.id, { onDelete: 'cascade' }),
    config: jsonb().$type<Record<string, unknown>>().notNull(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /** Null: not known, or no longer a member. */
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('widget_configs_updated_by').on(table.updatedBy)],
);

/** Browser sessions on a website in a month; nothing about who. */
export const visits = pgTable(
  'visits',
  {
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    month: date().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    /** Beacons beyond what one client plausibly sends; they are no visits. */
    bursts: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.month] })],
);

/** How often visitors switched a function on in a month; nothing about who. */
export const featureUses = pgTable(
  'feature_uses',
  {
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    month: date().notNull(),
    feature: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.month, table.feature] })],
);

/** Which shares of a plan's visits were passed in a month, and so were told of. */
export const visitNotices = pgTable(
  'visit_notices',
  {
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    month: date().notNull(),
    percent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.month, table.percent] })],
);

/** Where the widget of a website was seen, as its own pages tell. */
export const widgetInstallations = pgTable('widget_installations', {
  websiteId: uuid('website_id')
    .primaryKey()
    .references(() => websites.id, { onDelete: 'cascade' }),
  firstSeenAt: timestamptz('first_seen_at'),
  lastSeenAt: timestamptz('last_seen_at'),
  host: text(),
  version: text(),
  snippets: integer(),
  /** A host that is not the website's and carries its snippet. */
  strayHost: text('stray_host'),
  straySeenAt: timestamptz('stray_seen_at'),
});

/** Every file of the widget that was ever served under a name made from its content: such names stay good. */
export const widgetParts = pgTable('widget_parts', {
  address: text().primaryKey(),
  bytes: bytea().notNull(),
  publishedAt: timestamptz('published_at').notNull().defaultNow(),
});

/** Switches for the whole product that act without a restart. */
export const switches = pgTable('switches', { name: text().primaryKey(), isOn: boolean('is_on').notNull() });
