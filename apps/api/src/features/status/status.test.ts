import { startTcpProxy, type TcpProxy } from '@evenway/testing/tcp-proxy';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, requestTimeouts } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { beat } from './health-history-repository.ts';
import { watchHealth } from './watch-health.ts';

let product: TestProduct;
let proxy: TcpProxy;
let server: Awaited<ReturnType<TestProduct['another']>>;
beforeAll(async () => {
  product = await startTestProduct();
  proxy = await startTcpProxy(product.settings.DATABASE_URL);
  server = await product.another({ DATABASE_URL: proxy.url, DATABASE_TIMEOUT_MS: 3_000 });
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
  await product.stop();
});

const incidents = async () =>
  (
    await product.pool.query(
      `select kind, extract(epoch from ended_at - started_at)::float8 as seconds from health_incidents order by id`,
    )
  ).rows;
const forget = () => product.pool.query('delete from health_incidents');
const page = async (path = '/status') => {
  const { status, body, headers } = await server.client().send('GET', path);
  return { status, body: String(body), headers };
};

describe('the health of the service', () => {
  it('is shown without a script, in both languages, and is linked to each other', async () => {
    const english = await page();
    expect(english.status).toBe(200);
    expect(english.body).toContain('Everything works');
    expect(english.body).not.toContain('<script');
    expect(english.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await page('/fr/status')).body).toContain('Tout fonctionne');
    expect(english.body).toContain('href="/fr/status"');
  });

  it('shows that nobody was there for minutes, once somebody is again', async () => {
    await product.pool.query(`update health_heartbeat set seen_at = now() - interval '20 minutes'`);
    await product.platform.database.transaction(beat);
    await product.platform.database.transaction(beat);
    expect(await incidents()).toEqual([{ kind: 'service', seconds: expect.closeTo(1_200, -1) }]);
    const told = await waitFor(async () => (await page()).body.match(/Service not running[\s\S]*?<\/li>/)?.[0], 'it');
    expect(told).toContain('for 20 minutes');
    await forget();
  });

  it('shows an outage of the database that a server lived through as one, however many saw it', async () => {
    const connections = [0, 1].map(() =>
      connectDatabase(proxy.url, { poolSize: 1, onLost: () => undefined, timeouts: requestTimeouts(3_000) }),
    );
    const watches = connections.map(({ database }) => watchHealth(database, () => undefined, 3_600_000));
    const look = () => Promise.all(watches.map((watch) => watch.look()));
    await look();
    proxy.cut();
    await look();
    await look();
    expect(watches.map((watch) => watch.current().isDatabaseAway)).toEqual([true, true]);
    // The last result is shown for a few more seconds.
    const away = await waitFor(async () => {
      const shown = await page();
      return shown.body.includes('cannot read our history') ? shown : undefined;
    }, 'the page to notice');
    expect(away.status).toBe(200);
    expect(away.body.replace(/<svg.*<\/svg>/g, '')).toMatch(
      /Some things are not working[\s\S]*We cannot read our history right now/,
    );
    proxy.restore();
    await look();
    await look();
    expect(await incidents()).toEqual([{ kind: 'database', seconds: expect.any(Number) }]);
    expect(watches.map((watch) => watch.current().isDatabaseAway)).toEqual([false, false]);
    await Promise.all(watches.map((watch) => watch.stop()));
    await Promise.all(connections.map((connection) => connection.close()));
    await waitFor(async () => (await page()).body.includes('Dashboard not available') || undefined, 'the incident');
    await forget();
  });

  it('counts a table that is gone as an outage of the database', async () => {
    const watch = watchHealth(product.platform.database, () => undefined, 3_600_000);
    await product.pool.query('alter table users rename to lost_users');
    await watch.look();
    await watch.look();
    expect(watch.current().isDatabaseAway).toBe(true);
    await product.pool.query('alter table lost_users rename to users');
    await watch.look();
    expect(watch.current().isDatabaseAway).toBe(false);
    expect(await incidents()).toEqual([{ kind: 'database', seconds: expect.any(Number) }]);
    await watch.stop();
    await forget();
  });

  it('shows late jobs until they are done', async () => {
    const watch = watchHealth(product.platform.database, () => undefined, 3_600_000);
    await addJob(product.platform.database, 'nobody_does_this', { a: 'b' });
    await product.pool.query(`update graphile_worker._private_jobs set run_at = now() - interval '10 minutes'`);
    await watch.look();
    await watch.look();
    expect(await incidents()).toEqual([{ kind: 'jobs', seconds: null }]);
    expect(watch.current().areJobsLate).toBe(true);
    await product.pool.query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`);
    await watch.look();
    expect(await incidents()).toEqual([{ kind: 'jobs', seconds: expect.closeTo(600, -1) }]);
    await watch.stop();
  });
});
