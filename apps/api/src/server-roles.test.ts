import { calls } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail, signUpBody } from './testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ SERVER_ROLES: ['web', 'migrations'] });
});
afterAll(() => product.stop());

const queued = async () =>
  (await product.pool.query('select count(*)::int as jobs from graphile_worker.jobs')).rows[0].jobs;

describe('the roles of a process', () => {
  it('web: serves and runs no job; jobs: runs them and tells of its health and nothing else', async () => {
    const email = newEmail();
    expect((await product.client().call(calls.signUp, { body: signUpBody(email) })).status).toBe(200);
    const connected = await product.pool.query(
      `select from pg_stat_activity where datname = current_database() and application_name like 'evenway-job%'`,
    );
    expect(connected.rowCount).toBe(0);
    expect(await queued()).toBe(1);

    const worker = await product.another({ SERVER_ROLES: ['jobs'] });
    await product.mail(email, /verify/i);
    await product.jobsDone();
    const statusOf = async (path: string) => (await worker.client().send('GET', path)).status;
    for (const path of ['/healthz', '/readyz', '/metrics']) expect([path, await statusOf(path)]).toEqual([path, 200]);
    for (const path of ['/', '/api/plans', '/api/docs', `/widget/config/${'0'.repeat(32)}.json`, '/widget.js'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect((await worker.client().call(calls.signUp, { body: signUpBody(newEmail()) })).status).toBe(404);
    await worker.stop();
  });

  it('web: starts beside servers that migrate, without the right to', async () => {
    const web = await product.another({
      SERVER_ROLES: ['web'],
      DATABASE_OWNER_URL: 'postgresql://nobody@127.0.0.1:1/none',
    });
    expect((await web.client().send('GET', '/readyz')).status).toBe(200);
    await web.stop();
  });
});
