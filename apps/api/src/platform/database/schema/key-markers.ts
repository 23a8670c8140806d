import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What shows whether a key of APP_SECRET or PASSWORD_PEPPER is the one that had its name before. Never deleted. */
export const keyMarkers = pgTable(
  'key_markers',
  {
    setting: text({ enum: ['APP_SECRET', 'PASSWORD_PEPPER'] }).notNull(),
    /** Empty for a key without a name. */
    name: text().notNull(),
    marker: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.setting, table.name] })],
);
