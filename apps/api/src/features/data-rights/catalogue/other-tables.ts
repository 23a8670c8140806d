import { type SQL, sql } from 'drizzle-orm';
import { paymentCustomers, websiteSubscriptions, websites } from '../../../platform/database/schema/index.ts';
import type { Erasures } from './table-rules.ts';

interface OtherTable {
  readonly about: string;
  readonly erased: Erasures;
}

const stays = (about: string): OtherTable => ({
  about,
  erased: { organization: { stays: about }, person: { stays: about } },
});

/** Running jobs stay: they find nothing and end. */
const jobsAbout = (texts: SQL) => sql`
  delete from graphile_worker._private_jobs
  where locked_at is null and exists (select from (${texts}) as about (text) where strpos(payload::text, text) > 0)`;
const queuesAbout = (texts: SQL) => sql`
  delete from graphile_worker._private_job_queues q
  where locked_at is null and exists (select from (${texts}) as about (text) where strpos(queue_name, text) > 0)
    and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id)`;
const only = (id: string) => sql`select ${id}::text`;
/** Ids by which jobs may refer to an organization: its own, its websites', and the payment provider's. */
const ofOrganization = (id: string) => sql`
  select ${id}::text
  union all select ${websites.id}::text from ${websites} where ${websites.organizationId} = ${id}
  union all select ${paymentCustomers.customerId} from ${paymentCustomers} where ${paymentCustomers.organizationId} = ${id}
  union all select ${websiteSubscriptions.subscriptionId} from ${websiteSubscriptions}
    join ${websites} on ${websites.id} = ${websiteSubscriptions.websiteId} where ${websites.organizationId} = ${id}`;

/** Tables that others make: the job queue and the record of migrations. */
export const otherTables: Readonly<Record<string, OtherTable>> = {
  'graphile_worker._private_job_queues': {
    about: 'Names of queues, some with the id of an organization',
    erased: {
      organization: { statement: ({ id }) => queuesAbout(ofOrganization(id)) },
      person: { statement: ({ id }) => queuesAbout(only(id)) },
    },
  },
  'graphile_worker._private_jobs': {
    about: 'Work to do. Not exported: it is done within seconds, and what it does is in the other tables',
    erased: {
      organization: { statement: ({ id }) => jobsAbout(ofOrganization(id)) },
      person: { statement: ({ id }) => jobsAbout(only(id)) },
    },
  },
  'graphile_worker._private_tasks': stays('Names of kinds of work'),
  'graphile_worker._private_known_crontabs': stays('When recurring work last ran'),
  'graphile_worker.migrations': stays('Versions of the job queue’s own tables'),
  'drizzle.__drizzle_migrations': stays('Versions of the schema'),
};
