import { readFileSync } from 'node:fs';
import { Client } from '@evenway/database-connections';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { startBuiltServer } from '@evenway/testing/start-built-server';
import { seedWebsites } from '../apps/api/src/testing/websites/seed-websites.ts';
import {
  type Comparison,
  compareWithBareServer,
  type Kind,
  UNVISITED_WEBSITES,
} from './delivery/compare-with-bare-server.ts';
import { missedGoals, nameOf } from './delivery/missed-goals.ts';
import { forkProgram } from './lib/fork-program.ts';
import { startTemporaryDatabase } from './lib/temporary-database.ts';

/**
 * What the two requests of every page view cost, compared with a bare node:http server that sends the same bytes,
 * alternating and from the same load generator: with few, many and very many websites. The first visits of a month are
 * measured separately, and so is a server that starts on the resulting database. Every acknowledged visit must be in
 * the database.
 */
const SIZES = (process.env.BENCH_WEBSITES ?? '1000,100000,1000000').split(',').map(Number);
/**
 * First visits once and last, for websites that are added for them: what a server remembers about visitors would slow
 * down the others.
 */
const PLAN: ReadonlyArray<readonly [number, Kind]> = [
  ...SIZES.flatMap((size) => [[size, 'config'] as const, [size, 'visit'] as const]),
  [Math.max(...SIZES), 'first'],
];
const PLAN_OF_RESTARTED = SIZES.slice(0, 1).flatMap((size) => [[size, 'config'] as const, [size, 'visit'] as const]);

const ends: Array<() => unknown> = [];
try {
  const postgres = await startTemporaryDatabase();
  ends.unshift(() => postgres.stop());
  const fork = async (file: string, ...args: string[]) => {
    const program = await forkProgram(file, args);
    ends.unshift(() => program.stop());
    return program;
  };
  let product = await startBuiltServer(postgres.url);
  ends.unshift(() => product.stop());
  const barePort = await findFreePort();
  const bare = await fork('delivery/bare-server.ts', String(barePort));
  const load = await fork('delivery/load.ts');
  const database = new Client({ connectionString: postgres.url });
  await database.connect();
  ends.unshift(() => database.end());
  console.log(
    'websites | what              |  ratio | ours/s | bare/s | p50 ms (bare) | p99 ms (bare) | CPU us (bare) | server MB | not counted',
  );
  const rows: Comparison[] = [];
  let seeded = 0;
  const measure = async (websites: number, kind: Kind, isRestarted: boolean) => {
    const unvisited = seeded + 1;
    const wanted = kind === 'first' ? seeded + UNVISITED_WEBSITES : websites;
    if (wanted > seeded) await seedWebsites(database, unvisited, wanted);
    seeded = Math.max(seeded, wanted);
    const before = await countedVisits(database);
    const compared = await compareWithBareServer({
      kind,
      websites,
      unvisited,
      load,
      product,
      bare: { port: barePort, pid: bare.pid, program: bare },
    });
    const lost = kind !== 'config' ? compared.acknowledged - ((await countedVisits(database)) - before) : 0;
    const row = { ...compared, websites, kind, isRestarted, lost, megabytes: residentMegabytes(product.pid) };
    rows.push(row);
    print(row);
  };
  for (const [websites, kind] of PLAN) await measure(websites, kind, false);
  await product.stop();
  product = await startBuiltServer(postgres.url);
  for (const [websites, kind] of PLAN_OF_RESTARTED) await measure(websites, kind, true);
  const missed = missedGoals(rows);
  for (const line of missed) console.log(`Not met: ${line}`);
  if (missed.length > 0) process.exitCode = 1;
  else console.log('All goals met.');
} finally {
  for (const end of ends) await end();
}

async function countedVisits(database: Client): Promise<number> {
  const { rows } = await database.query('select coalesce(sum(count), 0) as visits from visits');
  return Number(rows[0].visits);
}

function residentMegabytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

function print({ websites, kind, isRestarted, ratio, ours, bare: other, lost, megabytes }: Comparison): void {
  const pair = (mine: number, theirs: number) => `${mine.toFixed(1)} (${theirs.toFixed(1)})`.padStart(13);
  console.log(
    [
      String(websites).padStart(8),
      nameOf({ kind, isRestarted }).padEnd(17),
      ratio.toFixed(2).padStart(6),
      ours.perSecond.toFixed(0).padStart(6),
      other.perSecond.toFixed(0).padStart(6),
      pair(ours.p50, other.p50),
      pair(ours.p99, other.p99),
      pair(ours.cpu, other.cpu),
      megabytes.toFixed(0).padStart(9),
      String(lost).padStart(11),
    ].join(' | '),
  );
}
