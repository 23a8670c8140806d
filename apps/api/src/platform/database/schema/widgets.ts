import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, timestamptz } from './columns.ts';
import { users } from './people.ts';
import { websites } from './websites.ts';

/** The owner's widget settings for a website; no row means the defaults. */
export const widgetConfigs = pgTable(
  'widget_configs',
  {
    websiteId: uuid('website_id')
      .primaryKey()
      .references(() => websites.id, { onDelete: 'cascade' }),
    config: jsonb().$type<Record<string, unknown>>().notNull(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /** Null if unknown or no longer a member. */
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('widget_configs_updated_by').on(table.updatedBy)],
);

/** Browser sessions per website and month, without anything about people. */
export const visits = pgTable(
  'visits',
  {
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    month: date().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    /** Beacons beyond what one client plausibly sends; not counted as visits. */
    bursts: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.month] })],
);

/** How often visitors switched on a function per month, without anything about people. */
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

/** Quota thresholds that were exceeded in a month, each of which triggered a notice. */
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

/** Where the widget of a website was seen, as reported by the pages themselves. */
export const widgetInstallations = pgTable('widget_installations', {
  websiteId: uuid('website_id')
    .primaryKey()
    .references(() => websites.id, { onDelete: 'cascade' }),
  firstSeenAt: timestamptz('first_seen_at'),
  lastSeenAt: timestamptz('last_seen_at'),
  host: text(),
  version: text(),
  snippets: integer(),
  /** A host that carries the snippet of this website without belonging to it. */
  strayHost: text('stray_host'),
  straySeenAt: timestamptz('stray_seen_at'),
});

/** Every widget file that was ever served under a content-hashed name: those names stay valid. */
export const widgetParts = pgTable('widget_parts', {
  address: text().primaryKey(),
  bytes: bytea().notNull(),
  publishedAt: timestamptz('published_at').notNull().defaultNow(),
});

/** Product-wide switches that take effect without a restart. */
export const switches = pgTable('switches', { name: text().primaryKey(), isOn: boolean('is_on').notNull() });
