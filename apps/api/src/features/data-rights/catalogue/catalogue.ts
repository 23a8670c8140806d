import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../platform/database/schema/index.ts';
import { developerRules } from './developers.ts';
import { operationRules } from './operation.ts';
import { peopleRules } from './people.ts';
import { secondFactorRules } from './second-factors.ts';
import type { Catalogue, ListedTable, TableRules } from './table-rules.ts';
import { websiteRules } from './websites.ts';

const rules: Catalogue = {
  ...peopleRules,
  ...websiteRules,
  ...secondFactorRules,
  ...developerRules,
  ...operationRules,
};
const tables: Readonly<Record<string, unknown>> = { ...schema };

/** Every table of the schema: what it is in an export, and how long it is kept. */
export const catalogue: readonly ListedTable[] = Object.entries<TableRules>(rules).map(([name, of]) => ({
  ...of,
  table: tables[name] as PgTable,
}));

/** Tables that others make: the job queue and the record of migrations. */
export const otherTables: Readonly<Record<string, string>> = {
  'graphile_worker._private_jobs':
    'Work to do. Not exported: it is done within seconds, and what it does is in the other tables',
  'graphile_worker._private_job_queues': 'Names of queues',
  'graphile_worker._private_tasks': 'Names of kinds of work',
  'graphile_worker._private_known_crontabs': 'When recurring work last ran',
  'graphile_worker.migrations': 'Versions of the job queue’s own tables',
  'drizzle.__drizzle_migrations': 'Versions of the schema',
};
