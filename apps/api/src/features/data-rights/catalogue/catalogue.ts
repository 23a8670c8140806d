import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../platform/database/schema/index.ts';
import { checkRules } from './checks.ts';
import { developerRules } from './developers.ts';
import { messageRules } from './messages.ts';
import { operationRules } from './operation.ts';
import { peopleRules } from './people.ts';
import { secondFactorRules } from './second-factors.ts';
import { singleSignOnRules } from './single-sign-on.ts';
import { statementRules } from './statements.ts';
import type { Catalogue, ListedTable, TableRules } from './table-rules.ts';
import { websiteRules } from './websites.ts';

const rules: Catalogue = {
  ...peopleRules,
  ...websiteRules,
  ...checkRules,
  ...statementRules,
  ...messageRules,
  ...secondFactorRules,
  ...singleSignOnRules,
  ...developerRules,
  ...operationRules,
};
const tables: Readonly<Record<string, unknown>> = { ...schema };

/**
 * Every table of the schema: what it is in an export, how long it is kept, and how it is deleted. Parents come before
 * the tables that reference them.
 */
export const catalogue: readonly ListedTable[] = Object.entries<TableRules>(rules).map(([name, of]) => ({
  ...of,
  table: tables[name] as PgTable,
}));
