import { calls } from '@evenway/contract';
import { startTcpProxy, type TcpProxy } from '@evenway/testing/tcp-proxy';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInfo } from '../../config/build-info.ts';
import { newEmail, signUpBody } from '../../testing/accounts/people.ts';
import { untilServed } from '../../testing/network/until-served.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

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

const ready = async () => ((await server.client().send('GET', '/readyz')).status === 200 ? true : undefined);

describe('the health of a server', () => {
  it('is told with the database there', async () => {
    const client = server.client();
    expect(await client.send('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok', ...buildInfo } });
    expect(await client.send('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  for (const fault of ['cut', 'hang'] as const) {
    it(`R03, R04, R05, R29, 16.5.2: a database that is ${fault === 'cut' ? 'gone' : 'hanging'} costs a 503 with Retry-After, and the server recovers by itself`, async () => {
      proxy[fault]();
      const client = server.client();
      const email = newEmail();
      const [alive, delivers, notReady, write] = await Promise.all([
        client.send('GET', '/healthz'),
        client.send('GET', '/readyz/delivery'),
        client.send('GET', '/readyz'),
        client.call(calls.signUp, { body: signUpBody(email) }),
      ]);
      expect([alive.status, delivers.status]).toEqual([200, 200]);
      for (const answer of [notReady, write]) {
        expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable', error: 'Service Unavailable' } });
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      proxy.restore();
      await waitFor(ready, 'the server to recover');
      const { rows } = await product.pool.query('select 1 from users where email = $1', [email]);
      expect(rows).toHaveLength(0);
      expect((await untilServed(() => client.call(calls.signUp, { body: signUpBody(email) }))).status).toBe(200);
      await product.mail(email, /verify/i);
    });
  }

  it('waits for a database that hangs as long as DATABASE_TIMEOUT_MS says', async () => {
    const patient = await product.another({ DATABASE_URL: proxy.url });
    proxy.hang();
    const answers = [patient, server].map((one) => one.client().call(calls.signUp, { body: signUpBody(newEmail()) }));
    const first = await Promise.race(answers.map(async (answer, index) => [index, (await answer).status]));
    expect(first).toEqual([1, 503]);
    proxy.restore();
    await Promise.all(answers);
    await waitFor(ready, 'the server to recover');
    await patient.stop();
  });

  it('Y23: a database that takes no writes makes it not ready, and costs a 503, not a 500', async () => {
    const name = new URL(product.settings.DATABASE_URL).pathname.slice(1);
    const setReadOnly = async (isOn: boolean) => {
      await product.pool.query('set default_transaction_read_only = off');
      await product.pool.query(`alter database ${name} set default_transaction_read_only = ${isOn}`);
      // Only new connections follow it.
      await product.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name in ('evenway-api', 'evenway-delivery')`,
        [name],
      );
    };
    await setReadOnly(true);
    const client = server.client();
    const email = newEmail();
    try {
      await waitFor(async () => ((await ready()) ? undefined : true), 'the server to notice');
      expect((await client.send('GET', '/readyz')).status).toBe(503);
      expect(await client.call(calls.signUp, { body: signUpBody(email) })).toMatchObject({
        status: 503,
        body: { code: 'unavailable' },
      });
      expect((await client.send('GET', '/healthz')).status).toBe(200);
    } finally {
      await setReadOnly(false);
    }
    await waitFor(ready, 'the server to recover');
    expect((await client.call(calls.signUp, { body: signUpBody(email) })).status).toBe(200);
  });

  it('a database without a table that people need makes it not ready, and widgets go on', async () => {
    const client = server.client();
    await product.pool.query('alter table users rename to lost');
    try {
      await waitFor(async () => ((await ready()) ? undefined : true), 'the server to notice');
      expect(await client.send('GET', '/readyz')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect((await client.send('GET', '/readyz/delivery')).status).toBe(200);
      expect((await client.send('GET', '/healthz')).status).toBe(200);
    } finally {
      await product.pool.query('alter table lost rename to users');
    }
    await waitFor(ready, 'the server to recover');
  });

  it('is measured for Prometheus, for this machine only', async () => {
    const client = server.client();
    const here = await client.send('GET', '/metrics');
    expect(here.body).toContain('http_request_duration_seconds_count{method="GET",route="/readyz",status="503"}');
    expect((await client.send('GET', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
  });

  it('Y17: is measured for nobody without the token, once people come from elsewhere', async () => {
    const statusOf = async (change: Parameters<TestProduct['another']>[0], authorization?: string) => {
      const other = await product.another(change);
      const headers = authorization === undefined ? {} : { authorization };
      const { status } = await other.client().send('GET', '/metrics', { headers });
      await other.stop();
      return status;
    };
    const METRICS_TOKEN = 'a token for the metrics';
    expect(await statusOf({ isOnThisMachine: false })).toBe(404);
    expect(await statusOf({ isOnThisMachine: false, METRICS_TOKEN })).toBe(404);
    expect(await statusOf({ isOnThisMachine: true, METRICS_TOKEN })).toBe(404);
    expect(await statusOf({ METRICS_TOKEN }, `Bearer ${METRICS_TOKEN}!`)).toBe(404);
    expect(await statusOf({ isOnThisMachine: false, METRICS_TOKEN }, `Bearer ${METRICS_TOKEN}`)).toBe(200);
    expect(await statusOf({ isOnThisMachine: false }, 'Bearer undefined')).toBe(404);
  });

  it('Y02: shows for how long the event loop was blocked', async () => {
    const client = server.client();
    const longest = async () =>
      Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(String((await client.send('GET', '/metrics')).body))?.[1]);
    // Reading resets the measure. It is updated by its own timer, so one tick must come before the block and one after
    // it.
    const tick = () => new Promise((resolve) => setTimeout(resolve, 50));
    await longest();
    await tick();
    const until = performance.now() + 300;
    while (performance.now() < until);
    await tick();
    expect(await longest()).toBeGreaterThan(0.25);
  });
});
