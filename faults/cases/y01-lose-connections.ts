import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBusyServer } from '../lib/busy-server.ts';
import { type Environment, withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase } from '../lib/fault-case.ts';
import { keepSending, type Load, statusOf, untilAcknowledged } from '../lib/load.ts';

/** Makes transactions and new connections long enough to be hit. */
const DELAY_MS = 20;
const LOOK_FOR_MS = 3_000;
const RECONNECTS = 5;
/** What the load reads and writes. */
const LOCKED_TABLES = [
  'users',
  'websites',
  'visits',
  'mail_outbox',
  'job_runners',
  'graphile_worker._private_jobs',
  'local_payments.records',
];
/** Those that the load keeps in transactions; each of the others must at least lose an idle connection. */
const IN_TRANSACTIONS = ['evenway-api', 'local-stripe'];

/** Ends connections without a word, which an application notices only by the end of its socket. */
export const loseConnections: FaultCase = {
  id: 'Y01',
  fault: 'every pool of a server with its local services loses its connections in every state',
  run: () =>
    withEnvironment(async (environment) => {
      const { database, folder } = environment;
      const rules = createRules();
      const busy = await startBusyServer(environment, rules, { environment: withLocalPayments(environment) });
      const payments = await keepAddingCustomers(path.join(folder, 'local'));
      const lost = new Map<string, Set<string>>();
      const recovers = async () => {
        await busy.recovers();
        await untilAcknowledged(payments.load, 1);
      };
      await recovers();
      const pools = await findPools(environment);
      for (const pool of pools) {
        for (const [state, lose] of Object.entries(states)) {
          if (await lose(environment, pool)) lost.set(pool, (lost.get(pool) ?? new Set()).add(state));
          await recovers();
        }
      }
      for (let turn = 1; turn <= RECONNECTS; turn += 1) {
        database.proxy.delay(DELAY_MS);
        database.proxy.cut();
        database.proxy.restore();
        await sleep((DELAY_MS * turn) / 2);
        // The new connections are at a different point of their handshake each time.
        database.proxy.cut();
        database.proxy.restore();
        await recovers();
      }
      for (const pool of pools) rules.expect(lost.get(pool)?.has('idle') ?? false, `${pool} loses an idle connection`);
      for (const pool of IN_TRANSACTIONS)
        rules.expect(lost.get(pool)?.size === Object.keys(states).length, `${pool} loses connections in every state`);
      const missing = await payments.stop(environment);
      const outcome = await busy.finish();
      const reached = pools.map((pool) => `${pool} (${[...(lost.get(pool) ?? [])].join(', ')})`);
      return {
        ...outcome,
        requests: outcome.requests + payments.load.requests(),
        acknowledged: outcome.acknowledged + payments.load.acknowledged(),
        lost: outcome.lost + missing,
        note: `${outcome.note}, ${payments.load.acknowledged()} customers; lost by ${reached.join('; ')}; all while connecting`,
      };
    }),
};

/** Without a configured provider, the server starts its own stand-in, which stores everything in the same database. */
function withLocalPayments({ database, folder }: Environment): Record<string, string> {
  const owner = new URL(database.ownerUrl());
  owner.port = new URL(database.serverUrl()).port;
  return {
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    STRIPE_API_BASE: '',
    DATABASE_OWNER_URL: owner.href,
    DATA_DIR: path.join(folder, 'local'),
  };
}

async function keepAddingCustomers(dataDir: string) {
  const { port, secretKey } = JSON.parse(await readFile(path.join(dataDir, 'payments.json'), 'utf8'));
  const added: string[] = [];
  let turn = 0;
  const load: Load = keepSending(1, async () => {
    const email = `customer-${turn++}@shop.example`;
    const status = await statusOf(`http://127.0.0.1:${port}/v1/customers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams({ email }),
    });
    if (status === 200) added.push(email);
    return status;
  });
  return {
    load,
    /** Resolves with the number of acknowledged customers that are not stored. */
    async stop({ database }: Environment): Promise<number> {
      await load.stop();
      const rows = await database.query<{ email: string }>(
        `select data->>'email' as email from local_payments.records where kind = 'customer'`,
      );
      const stored = new Set(rows.map(({ email }) => email));
      return added.filter((email) => !stored.has(email)).length;
    },
  };
}

/** By their names, so that a new pool is covered too. */
async function findPools({ database }: Environment): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity where client_port > 0 and pid <> pg_backend_pid() order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Each resolves with whether a connection of the pool was in that state, and was cut. */
const states: Record<string, (environment: Environment, pool: string) => Promise<boolean>> = {
  idle: (environment, pool) => cutWhen(environment, pool, `state = 'idle'`),
  'in a query': async (environment, pool) => {
    const { database } = environment;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // One connection for each table: a single one would wait for one table while holding another.
    const locking = LOCKED_TABLES.map((table) =>
      database.withClient(async (client) => {
        await client.query(`begin; lock table ${table} in access exclusive mode`);
        await released;
      }),
    );
    const wasCut = await cutWhen(environment, pool, `wait_event_type = 'Lock'`);
    release();
    await Promise.all(locking);
    return wasCut;
  },
  'in a transaction': async (environment, pool) => {
    environment.database.proxy.delay(DELAY_MS);
    const wasCut = await cutWhen(environment, pool, `state = 'idle in transaction'`);
    environment.database.proxy.restore();
    return wasCut;
  },
};

function cutWhen({ database }: Environment, pool: string, condition: string): Promise<boolean> {
  return database.withClient(async (client) => {
    const deadline = performance.now() + LOOK_FOR_MS;
    while (performance.now() < deadline) {
      const { rows } = await client.query<{ port: number }>(
        `select client_port as port from pg_stat_activity where application_name = $1 and ${condition}`,
        [pool],
      );
      database.proxy.cutPorts(rows.map(({ port }) => port));
      if (rows.length > 0) return true;
    }
    return false;
  });
}
