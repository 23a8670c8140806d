import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitFor } from '@evenway/testing/wait-for';
import { startBusyServer } from '../lib/busy-server.ts';
import { type Environment, withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase } from '../lib/fault-case.ts';
import { keepSending, type Load, statusOf, untilAcknowledged } from '../lib/load.ts';

/** Makes transactions long enough to be hit. */
const DELAY_MS = 20;
/** Long: on a loaded machine it takes a while until a pool is used again. */
const LOOK_FOR_MS = 30_000;
/** Only confirms that a state does not exist. */
const LOOK_BRIEFLY_MS = 2_000;

interface Pool {
  /** What it waits for when locked. */
  readonly table: string;
  /** Makes it do so, where the load cannot because it waits as well. */
  readonly use?: string;
  /** Why its connections are never in some state. */
  readonly never?: Readonly<Partial<Record<State, string>>>;
}

/**
 * Every pool that a server with its local services keeps open. Those of the start (`evenway-start`,
 * `evenway-migrations`) are closed by now; a server that loses them does not start.
 */
const POOLS: Readonly<Record<string, Pool>> = {
  'evenway-api': { table: 'users' },
  'evenway-delivery': { table: 'visits', never: { 'in a transaction': 'each batch is a single statement' } },
  'evenway-job-work': {
    table: 'mail_outbox',
    use: `select graphile_worker.add_job('send_mail', json_build_object('mailId', gen_random_uuid()))`,
  },
  'evenway-jobs': {
    table: 'graphile_worker._private_jobs',
    never: { 'in a transaction': 'only migrations of graphile-worker need one, and the start has applied them' },
  },
  'evenway-reads': { table: 'job_runners', never: { 'in a transaction': 'each read is a single statement' } },
  'evenway-widget-changes': {
    table: 'widget_configs',
    never: {
      'waiting for a lock': 'it reads no table: it listens, and tests its connection with `select 1`',
      'in a transaction': 'it listens',
    },
  },
  'local-stripe': { table: 'local_payments.records' },
};

/** Ends connections without a word, which an application notices only by the end of its socket. */
export const loseConnections: FaultCase = {
  id: 'Y01',
  fault: 'every pool of a server with its local services loses its connections in every state',
  run: () =>
    withEnvironment(async (environment) => {
      const { folder } = environment;
      const rules = createRules();
      const busy = await startBusyServer(environment, rules, { environment: withEveryPool(environment) });
      const payments = await keepAddingCustomers(path.join(folder, 'local'));
      const recovers = async () => {
        await busy.recovers();
        await untilAcknowledged(payments.load, 1);
        await untilAllPools(environment);
      };
      let cuts = 0;
      await recovers();
      for (const [pool, { never }] of Object.entries(POOLS)) {
        for (const state of Object.keys(states) as State[]) {
          const reason = never?.[state];
          const wasCut = await states[state](environment, pool, reason ? LOOK_BRIEFLY_MS : LOOK_FOR_MS);
          if (wasCut) cuts += 1;
          if (reason) rules.expect(!wasCut, `${pool} has no connection ${state}, since ${reason}`);
          else rules.expect(wasCut, `${pool} loses a connection ${state}`);
          await recovers().catch((error: Error) => {
            throw new Error(`no recovery after ${pool} lost a connection ${state}: ${error.message}`);
          });
        }
      }
      const missing = await payments.stop(environment);
      const outcome = await busy.finish();
      return {
        ...outcome,
        requests: outcome.requests + payments.load.requests(),
        acknowledged: outcome.acknowledged + payments.load.acknowledged(),
        lost: outcome.lost + missing,
        note: `${outcome.note}, ${payments.load.acknowledged()} customers; ${cuts} losses of ${Object.keys(POOLS).length} pools`,
      };
    }),
};

/**
 * Without a configured provider, the server starts its own stand-in, which stores everything in the same database. The
 * database is its own replica.
 */
function withEveryPool({ database, folder }: Environment): Record<string, string> {
  const owner = new URL(database.ownerUrl());
  owner.port = new URL(database.serverUrl()).port;
  return {
    DATABASE_READ_URL: database.serverUrl(),
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

/** Waits until exactly the known pools have connections, by their names, so that a new one has to be covered too. */
async function untilAllPools({ database }: Environment): Promise<void> {
  const known = Object.keys(POOLS).join(', ');
  let found = '';
  const look = async () => {
    // A connection that is still connecting has no name yet.
    const rows = await database.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity
       where client_port > 0 and pid <> pg_backend_pid() and state <> 'starting' order by 1`,
    );
    found = rows.map(({ name }) => name).join(', ');
    return found === known || undefined;
  };
  await waitFor(look, 'the pools').catch(() => {
    throw new Error(`the pools are ${found} instead of ${known}`);
  });
}

type State = 'idle' | 'while connecting' | 'in its first query' | 'waiting for a lock' | 'in a transaction';
/** Resolves with whether a connection of the pool came into that state, and was cut. */
type Lose = (environment: Environment, pool: string, lookForMs: number) => Promise<boolean>;

/** What a client sends to connect, each after an answer: its name, the beginning of its proof, the proof. */
const HANDSHAKE = [1, 2, 3];
const FIRST_QUERY = HANDSHAKE.length + 1;

const states: Readonly<Record<State, Lose>> = {
  idle: (environment, pool, lookForMs) => cutWhen(environment, pool, `state = 'idle'`, lookForMs),
  async 'while connecting'(environment, pool, lookForMs) {
    for (const message of HANDSHAKE) if (!(await cutNewAt(environment, pool, message, lookForMs))) return false;
    return true;
  },
  'in its first query': (environment, pool, lookForMs) => cutNewAt(environment, pool, FIRST_QUERY, lookForMs),
  'waiting for a lock': (environment, pool, lookForMs) =>
    environment.database.withClient(async (client) => {
      const { table, use } = POOLS[pool] as Pool;
      await client.query(`begin; lock table ${table} in access exclusive mode`);
      if (use) await environment.database.query(use);
      return cutWhen(environment, pool, `wait_event_type = 'Lock'`, lookForMs);
      // The end of this connection frees the table.
    }),
  async 'in a transaction'(environment, pool, lookForMs) {
    environment.database.proxy.delay(DELAY_MS);
    const wasCut = await cutWhen(environment, pool, `state = 'idle in transaction'`, lookForMs);
    environment.database.proxy.restore();
    return wasCut;
  },
};

/** Cuts all connections of the pool that meet the condition, as soon as there is one. */
function cutWhen({ database }: Environment, pool: string, condition: string, lookForMs: number): Promise<boolean> {
  return database.withClient(async (client) => {
    const deadline = performance.now() + lookForMs;
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

/** Makes the pool connect, and cuts the connection when it has sent this many messages. */
async function cutNewAt(environment: Environment, pool: string, message: number, lookForMs: number): Promise<boolean> {
  const { proxy } = environment.database;
  const cut = proxy.cutNew(`application_name\0${pool}\0`, message).then(() => true);
  await cutWhen(environment, pool, 'true', lookForMs);
  const wasCut = await Promise.race([cut, sleep(lookForMs, false)]);
  proxy.restore();
  return wasCut;
}
