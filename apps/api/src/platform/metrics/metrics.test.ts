import { readFileSync } from 'node:fs';
import { calls } from '@evenway/contract';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInfo } from '../../config/build-info.ts';
import { newEmail, signUpBody } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { addJob } from '../jobs/jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const scrape = async () => String((await product.client().send('GET', '/metrics')).body);
/** The value of the series with this name and these labels, in any order. */
async function measured(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  for (const line of (await scrape()).split('\n')) {
    const [, series, given = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    const has = Object.entries(labels).every(([label, wanted]) => given.split(',').includes(`${label}="${wanted}"`));
    if (series === name && has) return Number(value);
  }
  return undefined;
}

describe('what a server measures', () => {
  it('tells rate, errors and duration of each call by its name', async () => {
    const client = product.client();
    await client.call(calls.signUp, { body: signUpBody(newEmail()) });
    await client.call(calls.getSessionUser, {});
    await waitFor(
      async () => (await measured('call_duration_seconds_count', { call: 'signUp', status: '2xx' })) === 1 || undefined,
      'the call',
    );
    expect(await measured('call_duration_seconds_count', { call: 'getSessionUser', status: '4xx' })).toBe(1);
    expect(await measured('call_duration_seconds_sum', { call: 'signUp', status: '2xx' })).toBeGreaterThan(0);
    expect(await scrape()).not.toContain('route="/api/auth/signup"');
  });

  it('tells how long jobs took, how long the queue is and how long the oldest has waited', async () => {
    await product.client().call(calls.signUp, { body: signUpBody(newEmail()) });
    const sent = { task: 'send_mail', outcome: 'succeeded' };
    await waitFor(async () => (await measured('job_duration_seconds_count', sent)) || undefined, 'a job');
    await addJob(product.platform.database, 'nobody_does_this', { a: 'b' });
    await product.pool.query(
      `update graphile_worker._private_jobs set run_at = now() - interval '90 seconds'
       where task_id = (select id from graphile_worker._private_tasks where identifier = 'nobody_does_this')`,
    );
    const task = 'nobody_does_this';
    await waitFor(async () => (await measured('jobs_queued', { task, state: 'waiting' })) || undefined, 'the queue');
    expect(await measured('jobs_oldest_waiting_seconds', { task })).toBeGreaterThanOrEqual(90);
    await product.pool.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = $1`,
      [task],
    );
  });

  it('tells who waits for a connection', async () => {
    const hold = product.platform.database.transaction(async (tx) => {
      await Promise.all(
        Array.from({ length: 30 }, () =>
          product.client().call(calls.logIn, { body: { email: newEmail(), password: 'a'.repeat(64) } }),
        ),
      );
      return tx.execute('select 1');
    });
    await hold;
    expect(await measured('database_pool_waits_total', { pool: 'requests' })).toBeGreaterThan(0);
    expect(await measured('database_pool_wait_seconds_total', { pool: 'requests' })).toBeGreaterThan(0);
    expect(await measured('database_pool_connections', { pool: 'jobs', state: 'idle' })).toBeDefined();
  });

  it('tells which release it is, as each line of the log does', async () => {
    expect(await measured('evenway_build_info', { ...buildInfo })).toBe(1);
    await product.client().call(calls.getSessionUser, {});
    await waitFor(async () => product.log.length > 0 || undefined, 'a line of the log');
    for (const line of product.log) expect(JSON.parse(line)).toMatchObject(buildInfo);
  });

  it('tells whether configurations were ready, and answers without its database', async () => {
    const uniqueId = 'f'.repeat(32);
    for (let time = 0; time < 3; time += 1) await product.client().send('GET', `/widget/config/${uniqueId}.json`);
    expect(await measured('widget_config_lookups_total', { result: 'miss' })).toBe(1);
    expect(await measured('widget_config_lookups_total', { result: 'hit' })).toBe(2);
  });
});

describe('the dashboard and the alert rules', () => {
  it('name only what a server measures', async () => {
    const families = new Set([...(await scrape()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name]) => name));
    families.add('up');
    const root = new URL('../../../../../deploy/monitoring/', import.meta.url);
    const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
    const dashboard = JSON.parse(read('grafana-dashboard.json')) as {
      panels: Array<{ targets?: Array<{ expr: string }> }>;
    };
    const expressions = [
      ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
      ...[...read('alerts.yaml').matchAll(/expr: (?:\|\n((?: {10,}.*\n)+)|(.*))/g)].map(
        ([, block, line]) => block ?? line ?? '',
      ),
    ];
    expect(expressions.length).toBeGreaterThan(35);
    const unknown = expressions
      .flatMap(metricsIn)
      .filter((name) => !families.has(name.replace(/_(bucket|sum|count)$/, '')) && !families.has(name));
    expect(unknown).toEqual([]);
  });
});

const WORDS = new Set(['and', 'or', 'unless', 'on', 'ignoring', 'bool', 'offset', 'by', 'without', 'e6']);

/** Names in a Prometheus expression that are neither functions nor labels nor numbers. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/(?<![\w.])([a-z_]\w*)\b(?!\s*\()/gi)]
    .map(([, name]) => name ?? '')
    .filter((name) => !WORDS.has(name));
}
