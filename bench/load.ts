import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Client } from '@evenway/database-connections';
import { median } from '@evenway/testing/median';
import { listDescendants } from '@evenway/testing/process-memory';
import { startBuiltServer, WEB_URL } from '@evenway/testing/start-built-server';
import { seedWebsites } from '../apps/api/src/testing/websites/seed-websites.ts';
import { cpuMilliseconds } from './lib/cpu-time.ts';
import { forkProgram, type Program } from './lib/fork-program.ts';
import { startTemporaryDatabase } from './lib/temporary-database.ts';
import { addOwners, dayOfRequests, type KindName, type RequestKind } from './load/day-of-requests.ts';
import { measureRows } from './load/row-sizes.ts';

/**
 * The mix of requests of a day, at growing rates until one in a hundred takes longer than 200 ms: for few, many and
 * very many websites (`BENCH_WEBSITES=1000`). Prints what each rate cost. `--seconds 4` is the duration of a rate.
 * Server, database and load share this machine. Exits with 1 if sign-ins slow down delivery too much.
 */
const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } });
const SECONDS = Number(options.seconds);
const SIZES = (process.env.BENCH_WEBSITES ?? '1000,100000,1000000').split(',').map(Number);
const FIRST_RATE = 250;
const GROWTH = 1.5;
const MAX_RATE = 50_000;
const MAX_P99_MS = 200;
/** Above this share of a processor, something counts as the bottleneck. */
const BUSY = 0.85;
const SIGN_INS_MAY_COST_MS = 50;
/** Delivery on an ordinary day, and more sign-ins than the server can hash. */
const DELIVERY_RATE = 300;
const SIGN_IN_RATE = 60;
const DELIVERY_ROUNDS = 3;
const WEBHOOK_SECRET = 'whsec_only_good_for_measuring';

interface Outcome {
  readonly ownCpuMs: number;
  readonly wallMs: number;
  readonly p99: number | null;
  readonly kinds: ReadonlyArray<{
    readonly name: KindName;
    readonly sent: number;
    readonly good: number;
    readonly p50: number | null;
    readonly p99: number | null;
  }>;
}

interface Step extends Outcome {
  readonly rate: number;
  readonly serverCpuMs: number;
  readonly databaseCpuMs: number;
}

const sum = (step: Step, count: (kind: Outcome['kinds'][number]) => number) =>
  step.kinds.reduce((total, kind) => total + count(kind), 0);
const sentIn = (step: Step) => sum(step, ({ sent }) => sent);
const failedIn = (step: Step) => sum(step, ({ sent, good }) => sent - good);
const isWithin = (step: Step) => step.p99 !== null && step.p99 <= MAX_P99_MS && failedIn(step) === 0;

const ends: Array<() => unknown> = [];
try {
  const postgres = await startTemporaryDatabase();
  ends.unshift(() => postgres.stop());
  const server = await startBuiltServer(postgres.url, {
    environment: { STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
  });
  ends.unshift(() => server.stop());
  const load = await forkProgram('load/send-at-rate.ts', []);
  ends.unshift(() => load.stop());
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  ends.unshift(() => client.end());
  const place = { url: `http://127.0.0.1:${server.port}`, webUrl: WEB_URL, webhookSecret: WEBHOOK_SECRET };
  const owners = await addOwners(client, place);
  const send = (rate: number, kinds: readonly RequestKind[]) => measure(load, server, rate, kinds);

  console.log(`${availableParallelism()} processors, shared by server, PostgreSQL and load`);
  let seeded = 0;
  for (const websites of SIZES) {
    await seedWebsites(client, seeded + 1, websites);
    seeded = websites;
    const day = () => dayOfRequests(websites, owners, place);
    await send(FIRST_RATE, day());
    console.log(`\n${websites} websites\nrequests/s | p99 ms | failed | server CPU us | database CPU us | busiest`);
    const steps: Step[] = [];
    for (let rate = FIRST_RATE; rate <= MAX_RATE; rate *= GROWTH) {
      const step = await send(rate, day());
      steps.push(step);
      print(step);
      if (!isWithin(step)) break;
    }
    printKnee(steps);
  }
  const rowSizes = (await measureRows(client)).map(({ table, bytes }) => `${table} ${bytes.toFixed(0)}`);
  console.log(`\nBytes a row, with indexes: ${rowSizes.join(', ')}`);
  const missed = await compareDelivery(send, dayOfRequests(SIZES[0] ?? 1, owners, place));
  if (missed) {
    console.log(`Not met: ${missed}`);
    process.exitCode = 1;
  } else console.log('All goals met.');
} finally {
  for (const end of ends) await end();
}

async function measure(
  load: Program,
  server: { readonly pid: number; readonly port: number },
  rate: number,
  kinds: readonly RequestKind[],
): Promise<Step> {
  const databasePids = await findDatabasePids(server.pid, load.pid);
  const used = (pids: readonly number[]) => {
    const before = pids.map(cpuMilliseconds);
    // A process that has ended meanwhile counts as zero.
    return () => pids.reduce((sum, pid, index) => sum + (cpuMilliseconds(pid) - (before[index] ?? 0) || 0), 0);
  };
  const [byServer, byDatabase] = [used([server.pid]), used(databasePids)];
  const outcome = await load.ask<Outcome>({ port: server.port, rate, seconds: SECONDS, kinds });
  return { ...outcome, rate, serverCpuMs: byServer(), databaseCpuMs: byDatabase() };
}

/** PostgreSQL is the only other program that this one started. */
async function findDatabasePids(...others: readonly number[]): Promise<number[]> {
  const pids: number[] = await listDescendants(process.pid);
  return pids.filter((pid) => !others.includes(pid));
}

/** Which of the three is closest to its limit, and how close. */
function busiest({ serverCpuMs, databaseCpuMs, ownCpuMs, wallMs }: Step): string {
  const processors = availableParallelism();
  const shares: [string, number][] = [
    // Everything but hashing happens on one thread.
    ['server', serverCpuMs / wallMs],
    ['load generator', ownCpuMs / wallMs],
    ['all processors', (serverCpuMs + databaseCpuMs + ownCpuMs) / wallMs / processors],
    ['database', databaseCpuMs / wallMs / processors],
  ];
  const [name, share] = shares.sort(([, one], [, other]) => other - one)[0] ?? ['nothing', 0];
  return `${name} ${(share * 100).toFixed(0)} %${share < BUSY ? ' (not full: waiting, mostly for the disk)' : ''}`;
}

function print(step: Step): void {
  const perRequest = (milliseconds: number) => ((milliseconds * 1_000) / sentIn(step)).toFixed(0);
  console.log(
    [
      step.rate.toFixed(0).padStart(10),
      (step.p99?.toFixed(1) ?? '-').padStart(6),
      String(failedIn(step)).padStart(6),
      perRequest(step.serverCpuMs).padStart(13),
      perRequest(step.databaseCpuMs).padStart(15),
      busiest(step),
    ].join(' | '),
  );
}

function printKnee(steps: readonly Step[]): void {
  const knee = steps.filter(isWithin).at(-1);
  const beyond = steps.find((step) => !isWithin(step));
  if (!knee) return void console.log(`The knee is below ${FIRST_RATE} requests a second.`);
  const byKind = knee.kinds.map(({ name, p50, p99 }) => `${name} ${p50?.toFixed(1)} / ${p99?.toFixed(1)}`).join(', ');
  console.log(`The knee is at ${knee.rate.toFixed(0)} requests a second. p50 / p99 in ms there: ${byKind}.`);
  if (beyond) console.log(`Beyond it: ${busiest(beyond)}.`);
}

/** How much more sign-ins than the server can handle slow down configurations; a text if it is too much. */
async function compareDelivery(
  send: (rate: number, kinds: readonly RequestKind[]) => Promise<Step>,
  day: readonly RequestKind[],
): Promise<string | null> {
  const of = (name: KindName, share: number) =>
    day.filter((kind) => kind.name === name).map((kind) => ({ ...kind, share }));
  const together = DELIVERY_RATE + SIGN_IN_RATE;
  const p99Of = (step: Step) =>
    step.kinds.find(({ name }) => name === 'configurations')?.p99 ?? Number.POSITIVE_INFINITY;
  const alone: number[] = [];
  const underSignIns: number[] = [];
  // Alternating, since one pause of the machine is a whole percent of a few seconds.
  for (let round = 0; round < DELIVERY_ROUNDS; round += 1) {
    alone.push(p99Of(await send(DELIVERY_RATE, of('configurations', 1))));
    underSignIns.push(
      p99Of(
        await send(together, [
          ...of('configurations', DELIVERY_RATE / together),
          ...of('sign-ins', SIGN_IN_RATE / together),
        ]),
      ),
    );
  }
  const [before, after] = [median(alone), median(underSignIns)];
  const summary = `p99 of configurations ${before.toFixed(1)} ms alone, ${after.toFixed(1)} ms with ${SIGN_IN_RATE} sign-ins a second`;
  console.log(`\n${summary}`);
  return after - before > SIGN_INS_MAY_COST_MS ? `${summary}, may be ${SIGN_INS_MAY_COST_MS} ms more` : null;
}
