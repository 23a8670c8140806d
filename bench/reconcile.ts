import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@evenway/database-connections';
import { memoryOf } from '@evenway/testing/process-memory';
import { type BuiltServer, startBuiltServer } from '@evenway/testing/start-built-server';
import {
  canceledUnnoticed,
  type ManySubscriptions,
  seedManySubscriptions,
  startManySubscriptions,
} from '../apps/api/src/testing/many-subscriptions.ts';
import { startTemporaryDatabase } from './lib/temporary-database.ts';

/**
 * The hourly reconciliation with the payment provider over many subscriptions: killed in the middle and gone on with by
 * another server, when nothing differs, and when every amount is due to be read again. The provider responds within
 * 5 ms. Exits with 1 if more than one job's pages were listed again, or something canceled stayed unnoticed.
 */
const COUNT = Number(process.env.BENCH_SUBSCRIPTIONS ?? 50_000);
/** What one job lists. */
const PAGES_OF_A_JOB = 10;
const POLL_MS = 50;

const ends: Array<() => unknown> = [];
try {
  const postgres = await startTemporaryDatabase();
  ends.unshift(() => postgres.stop());
  const provider = await startManySubscriptions(COUNT);
  ends.unshift(() => provider.stop());
  const start = async () => {
    const server = await startBuiltServer(postgres.url, {
      environment: {
        NODE_ENV: 'test',
        WEB_URL: 'http://localhost:3000',
        STRIPE_SECRET_KEY: 'sk_test_many',
        STRIPE_API_BASE: provider.url,
      },
    });
    ends.unshift(() => server.stop());
    return server;
  };
  const killed = await start();
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  ends.unshift(() => client.end());
  await seedManySubscriptions(client, COUNT);
  console.log(`${COUNT} subscriptions\nrun | seconds | lists | read one by one | requests | at once | memory, MB`);

  await begin(client);
  const half = Math.ceil(COUNT / 100 / 2);
  while (provider.lists.length < half) await sleep(POLL_MS);
  killed.kill('SIGKILL');
  await killed.end;
  const doneBefore = new Set(provider.lists.slice(0, -1));
  const beforeKill = provider.lists.length;
  const server = await start();
  await run('killed in the middle, the rest by another server', client, server, provider);
  const again = provider.lists.slice(beforeKill).filter((after) => doneBefore.has(after));
  const { rows } = await client.query(`select subscription_id as id from websites where status = 'CANCELLED'`);
  const noticed = new Set(rows.map(({ id }) => id));
  const unnoticed = canceledUnnoticed(COUNT).filter((id) => !noticed.has(id));
  const repeated = [...provider.read.values()].filter((times) => times > 2).length;

  forget(provider);
  await begin(client);
  await run('nothing differs', client, server, provider);

  forget(provider);
  await client.query(`update websites set synced_at = now() - interval '2 days'`);
  await begin(client);
  await run('every amount is due to be read again', client, server, provider);

  console.log(
    `After the kill: ${again.length} pages listed again that were done, ${repeated} subscriptions read again, ${unnoticed.length} canceled ones unnoticed.`,
  );
  if (again.length > PAGES_OF_A_JOB || unnoticed.length > 0) process.exitCode = 1;
} finally {
  for (const end of ends) await end();
}

async function begin(client: Client): Promise<void> {
  await client.query(`select graphile_worker.add_job('reconcile_payments')`);
}

function forget(provider: ManySubscriptions): void {
  provider.lists.length = 0;
  provider.read.clear();
}

async function run(what: string, client: Client, server: BuiltServer, provider: ManySubscriptions): Promise<void> {
  const began = performance.now();
  const before = provider.requests();
  let memory = 0;
  for (;;) {
    memory = Math.max(memory, (await memoryOf([server.pid])) ?? Number.NaN);
    const { rows } = await client.query(`select from graphile_worker.jobs where task_identifier like 'reconcile%'`);
    if (rows.length === 0) break;
    await sleep(POLL_MS);
  }
  const figures = [
    ((performance.now() - began) / 1_000).toFixed(1),
    provider.lists.length,
    provider.read.size,
    provider.requests() - before,
    provider.mostAtOnce(),
    (memory / 1_000_000).toFixed(0),
  ];
  console.log(`${what} | ${figures.join(' | ')}`);
}
