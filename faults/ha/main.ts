import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { waitFor } from '@evenway/testing/wait-for';
import { type Environment, type Server, withProduct } from '../lib/environment.ts';
import { isSuccess } from '../lib/load.ts';
import { type MixedLoad, startMixedLoad, WRITES } from '../lib/mixed-load.ts';
import { type HaDatabase, startHaDatabase } from './ha-database.ts';
import { type Measures, measureStep } from './measure-step.ts';
import { makeNextRelease } from './next-release.ts';
import { type Goal, prepareOutage } from './outage.ts';
import { ensurePackages } from './packages.ts';

/**
 * Takes machines and servers away from a highly available installation in use, and prints the cost. `--seconds 5` is
 * how long each step continues after its fault is over. Exits with 1 if a goal is missed.
 */
const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } });
const SECONDS = Number(options.seconds);
const DRAIN_SECONDS = 3;
const WRITES_BACK_WITHIN_SECONDS = 20;

const SETTINGS = { DRAIN_SECONDS: String(DRAIN_SECONDS), TRUSTED_PROXIES: '127.0.0.1' };

const COLUMNS = ['fault', 'requests', 'acknowledged', 'lost', 'failed', 's without writes', 'p99 of configurations'];
const WIDTHS = [42, 10, 14, 6, 8, 18, 22];

// Exiting, unlike dying by a signal, also stops what was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

interface Step {
  readonly name: string;
  readonly act: () => Promise<void>;
  readonly goals?: (measures: Measures) => readonly Goal[];
}

ensurePackages();
console.log('Starting three machines with etcd, Patroni and PostgreSQL…');
const missed = await withProduct(startHaDatabase, tryAll);
console.log(missed.length === 0 ? 'All goals are met.' : `Missed:\n${missed.map((goal) => `  ${goal}`).join('\n')}`);
process.exit(missed.length === 0 ? 0 : 1);

async function tryAll(environment: Environment<HaDatabase>): Promise<string[]> {
  const { database } = environment;
  const servers: Server[] = [];
  const startServer = async (index: number, launch = {}) => {
    const port = database.serverPorts[index] ?? 0;
    const settings = { ...SETTINGS, DATABASE_READ_URL: database.replicaUrl() };
    servers[index] = await environment.startServer({ ...launch, port, environment: settings });
  };
  for (const index of database.serverPorts.keys()) await startServer(index);
  const release = makeNextRelease(environment.folder);
  const load = await startMixedLoad(database.balancer.url, database);
  const restartAll = async () => {
    for (const index of database.serverPorts.keys()) {
      await servers[index]?.stop();
      await startServer(index, { release });
    }
  };
  const killServer = async () => {
    servers[0]?.kill('SIGKILL');
    await servers[0]?.end;
    await untilAllWritesAre(load);
    await startServer(0);
  };
  const outage = prepareOutage(database);
  const steps: Step[] = [
    { name: 'nothing', act: async () => undefined, goals: noFailure },
    {
      name: 'kill -9 of the machine with the primary',
      async act() {
        const primary = await database.cluster.primary();
        await database.cluster.kill(primary);
        await untilAllWritesAre(load);
        database.cluster.start(primary);
        await database.cluster.untilWhole();
      },
      goals: writesComeBack,
    },
    { name: 'kill -9 of a server', act: killServer, goals: writesComeBack },
    {
      name: 'the machine with the primary is cut off',
      async act() {
        const primary = await database.cluster.primary();
        await database.cluster.isolate(primary);
        await untilAllWritesAre(load);
        database.cluster.rejoin(primary);
        await database.cluster.untilWhole();
      },
      goals: writesComeBack,
    },
    { name: 'rolling restart with a migration', act: restartAll, goals: noFailure },
    {
      name: 'through Caddy: nothing',
      act: async () => load.moveTo(database.caddy.url),
      goals: noFailure,
    },
    { name: 'through Caddy: kill -9 of a server', act: killServer, goals: writesComeBack },
    { name: 'through Caddy: rolling restart', act: restartAll, goals: noFailure },
    {
      name: 'through both: the database is away',
      async act() {
        await outage.act();
        await untilAllWritesAre(load);
      },
      goals: () => outage.goals(),
    },
  ];
  console.log(`A machine is cut off: ${database.isolation}.`);
  printLine(COLUMNS);
  const missed: string[] = [];
  let lostBefore = 0;
  for (const { name, act, goals } of steps) {
    const from = performance.now();
    await act();
    await sleep(SECONDS * 1_000);
    const measures = measureStep(load.samples, from, performance.now());
    const lost = await load.findLost();
    const newlyLost = lost.length - lostBefore;
    lostBefore = lost.length;
    printLine([
      name,
      String(measures.requests),
      String(measures.acknowledged),
      String(newlyLost),
      String(measures.failed),
      measures.secondsWithoutWrites.toFixed(1),
      `${measures.p99OfConfigurationsMs.toFixed(0)} ms`,
    ]);
    if (measures.failed > 0)
      console.log(`    failed: ${[...measures.failures].map(([what, count]) => `${count} x ${what}`).join(', ')}`);
    const all: Goal[] = [
      [newlyLost <= 0, `nothing acknowledged is lost (${lost.slice(0, 5).join(', ')})`],
      [measures.failedConfigurations === 0, 'configurations of known websites never fail'],
      ...(goals?.(measures) ?? []),
    ];
    for (const [isMet, goal] of all) if (!isMet) missed.push(`${name}: ${goal}`);
  }
  await load.stop();
  const lostAtTheEnd = await load.findLost();
  if (lostAtTheEnd.length > lostBefore) missed.push(`at the end: ${lostAtTheEnd.length - lostBefore} more are lost`);
  const timesRead = environment.log().split('reads go to the replica').length - 1;
  console.log(`Servers went over to reading at a replica ${timesRead} times.`);
  if (timesRead < servers.length) missed.push('configurations are read at a replica');
  const [column] = await database.query(`select from information_schema.columns where column_name = 'next_release'`);
  if (!column) missed.push('the migration of the next release did not run');
  return missed;
}

function noFailure({ failed }: Measures): Goal[] {
  return [[failed === 0, `no request fails (${failed} did)`]];
}

function writesComeBack({ secondsWithoutWrites: seconds }: Measures): Goal[] {
  const goal = `writes are back within ${WRITES_BACK_WITHIN_SECONDS} s (${seconds.toFixed(1)} s)`;
  return [[seconds <= WRITES_BACK_WITHIN_SECONDS, goal]];
}

/** Waits until a write of every kind that started from now on was acknowledged. */
async function untilAllWritesAre({ samples }: MixedLoad): Promise<void> {
  const from = performance.now();
  const isBack = (kind: string) =>
    samples.some((sample) => sample.kind === kind && sample.startedAt > from && isSuccess(sample.status));
  await waitFor(async () => WRITES.every(isBack) || undefined, 'writes to be acknowledged again', 90);
}

function printLine(cells: readonly string[]): void {
  console.log(
    cells
      .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
      .join('')
      .trimEnd(),
  );
}
