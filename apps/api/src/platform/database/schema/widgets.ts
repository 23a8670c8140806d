import { bigint, boolean, date, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { websites } from './websites.ts';

/** What an owner chose for the widget of a website; nothing chosen means the defaults. */
export const widgetConfigs = pgTable('widget_configs', {
  websiteId: uuid('website_id')
    .primaryKey()
    .references(() => websites.id, { onDelete: 'cascade' }),
  config: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Browser sessions on a website in a month; nothing about who. */
export const visits = pgTable(
  'visits',
  {
    websiteId: uuid('website_id')
      .notNull()
      .references(() => websites.id, { onDelete: 'cascade' }),
    month: date().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.month] })],
);

/** Switches for the whole product that act without a restart. */
export const switches = pgTable('switches', { name: text().primaryKey(), isOn: boolean('is_on').notNull() });
