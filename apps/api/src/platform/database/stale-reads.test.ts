import { randomBytes } from 'node:crypto';
import { calls } from '@evenway/contract';
import { Pool } from '@evenway/database-connections';
import { createDatabase, dropDatabase } from '@evenway/local-services/database';
import { startTcpProxy, type TcpProxy } from '@evenway/testing/tcp-proxy';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { findSettings } from '../../features/widget-config/widget-config-repository.ts';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { databaseUrl } from '../../testing/database/database-setup.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite, type WidgetWebsite } from '../../testing/websites/widget-websites.ts';
import type { StaleReads } from './stale-reads.ts';

/** The visits of this month in the two databases, so that an answer shows where it came from. */
const [ON_PRIMARY, ON_REPLICA] = [3, 7];
const OLD_DOMAIN = 'before.example';

let product: TestProduct;
let replica: pg.Pool;
let replicaName: string;
let proxy: TcpProxy;
let server: Awaited<ReturnType<TestProduct['another']>>;
let admin: TestClient;
let website: WidgetWebsite;
beforeAll(async () => {
  product = await startTestProduct();
  admin = (await signedInPerson(product)).client;
  website = await insertWidgetWebsite(product, admin);
  replicaName = `replica_${randomBytes(4).toString('hex')}`;
  await createDatabase(inject('databaseUrl'), replicaName, inject('templateDatabase'));
  replica = new Pool({ max: 2, connectionString: databaseUrl(inject('databaseUrl'), replicaName) });
  // The replica has nothing else: no users, no sessions, no organizations of theirs.
  await replica.query(`insert into organizations (id, name) values (gen_random_uuid(), 'copy')`);
  await replica.query(
    `insert into websites (id, organization_id, domain, unique_id, status)
     select $1, id, $2, $3, 'ACTIVE' from organizations`,
    [website.id, OLD_DOMAIN, website.uniqueId],
  );
  const visits = `insert into visits values ($1, date_trunc('month', now() at time zone 'utc'), $2)`;
  await product.pool.query(visits, [website.id, ON_PRIMARY]);
  await replica.query(visits, [website.id, ON_REPLICA]);
  proxy = await startTcpProxy(databaseUrl(inject('serverDatabaseUrl'), replicaName));
  server = await product.another({ DATABASE_READ_URL: proxy.url, DATABASE_TIMEOUT_MS: 3_000 });
  const here = server.client();
  here.takeCookies(admin);
  admin = here;
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
  await replica.end();
  await dropDatabase(inject('databaseUrl'), replicaName);
  await product.stop();
});
afterEach(() => void vi.useRealTimers());

const lag = (interval: string) =>
  replica.query(
    `insert into job_runners values ('primary', now() - $1::interval) on conflict (lock_id) do update set seen_at = excluded.seen_at`,
    [interval],
  );
const usage = async () => {
  const { status, body } = await admin.call(calls.getWidgetUsage, { params: website.params });
  expect(status).toBe(200);
  return body.visits;
};
const untilAnsweredBy = (visits: number) =>
  waitFor(async () => ((await usage()) === visits ? true : undefined), `an answer of ${visits}`);

describe('a replica', () => {
  it('answers what may be old, unless it is too old', async () => {
    expect(await usage(), 'of unknown age').toBe(ON_PRIMARY);
    await lag('1 second');
    await untilAnsweredBy(ON_REPLICA);
    await lag('31 seconds');
    await untilAnsweredBy(ON_PRIMARY);
  });

  for (const fault of ['cut', 'hang'] as const)
    it(`that is ${fault === 'cut' ? 'gone' : 'hanging'} costs no answer: the primary gives it`, async () => {
      await lag('-1 hour');
      await untilAnsweredBy(ON_REPLICA);
      proxy[fault]();
      expect(await usage()).toBe(ON_PRIMARY);
      proxy.restore();
      await untilAnsweredBy(ON_REPLICA);
    });

  it('never answers what must be fresh: who is signed in, whose website it is, what was saved', async () => {
    await lag('-1 hour');
    await untilAnsweredBy(ON_REPLICA);
    const { params } = website;
    expect((await admin.call(calls.getSessionUser, {})).status).toBe(200);
    await admin.call(calls.saveWidgetConfig, { params, body: { config: { size: 44 } } });
    expect((await admin.call(calls.getWidgetConfig, { params })).body.config.size).toBe(44);
  });

  it('answers for configurations, but not for one that has just changed', async () => {
    await lag('-1 hour');
    await untilAnsweredBy(ON_REPLICA);
    const delivered = async () => {
      const answer = await fetch(`${server.url}/widget/config/${website.uniqueId}.json`);
      return ((await answer.json()) as { domain: string }).domain;
    };
    const domain = async (value: string) => {
      await product.pool.query('update websites set domain = $2 where id = $1', [website.id, value]);
      await waitFor(async () => ((await delivered()) === value ? true : undefined), `${value} to be delivered`);
    };
    await domain('first.example');
    // Later than any replication lag that is tolerated, and than any cache lasts.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    expect(await delivered()).toBe(OLD_DOMAIN);
    await domain('second.example');
  });

  it('is nothing that a repository of fresh data takes', () => {
    // @ts-expect-error It is no database.
    const readSettings = (reads: StaleReads) => findSettings(reads, website.id);
    expect(readSettings).toBeTypeOf('function');
  });
});
