import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor } from '@evenway/testing/wait-for';
import { type Environment, withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase, type Outcome } from '../lib/fault-case.ts';
import type { FaultyDatabase } from '../lib/faulty-database.ts';
import { describe, keepSending, statusOf, untilAcknowledged } from '../lib/load.ts';
import { createSignUps, findLostSignUps } from '../lib/people.ts';
import { runSuiteCases } from '../lib/run-suite-cases.ts';

const DISK = '256m';
const BLOCK = Buffer.alloc(2 ** 16);

export const fullDisk: FaultCase = {
  id: 'R26',
  fault: 'PostgreSQL’s disk is full',
  async run() {
    const disk = mkdtempSync(path.join(tmpdir(), 'evenway-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      rmdirSync(disk);
      return withoutDisk();
    }
    try {
      return await withEnvironment((environment) => fillDisk(environment, path.join(disk, 'ballast')), {
        databaseDir: path.join(disk, 'postgres'),
      });
    } finally {
      execFileSync('umount', [disk]);
      rmdirSync(disk);
    }
  },
};

async function fillDisk({ database, startServer, log }: Environment, ballast: string): Promise<Outcome> {
  const rules = createRules();
  const server = await startServer();
  const people = createSignUps(() => server.url);
  const load = keepSending(3, () => people.send());
  await untilAcknowledged(load, 5);
  fill(ballast);
  // What still fits into existing pages is written; sooner or later nothing does.
  await waitFor(
    async () => {
      await grow(database);
      return (await statusOf(`${server.url}/readyz`)) === 503 || undefined;
    },
    'the server to notice',
    120,
  ).catch(() => rules.expect(false, '/readyz says 503 once nothing can be written'));
  rules.expect((await statusOf(`${server.url}/healthz`)) === 200, 'the process lives on');
  rmSync(ballast);
  // PostgreSQL exits if its write-ahead log cannot be written; its operator starts it again.
  await database.query('select 1').catch(async () => {
    await database.stop();
    await database.start();
  });
  const recoverySeconds = await untilAcknowledged(load, 5);
  await load.stop();
  const only = [...load.counts.keys()].every((status) => status === 200 || status === 503);
  rules.expect(only, `every request is answered, with success or 503 (${describe(load)}; ${log().slice(-500)})`);
  const lost = await findLostSignUps(database, people.acknowledged);
  return {
    requests: load.requests(),
    acknowledged: load.acknowledged(),
    lost: lost.length,
    recoverySeconds,
    unmet: rules.unmet,
    note: describe(load),
  };
}

/** Uses up PostgreSQL's reserve; this is meant to fail eventually. */
const grow = (database: FaultyDatabase) =>
  database
    .query(`create table if not exists ballast (line text);
      insert into ballast select repeat(md5(random()::text), 50) from generate_series(1, 5000)`)
    .catch(() => undefined);

function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (;;) writeSync(descriptor, BLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Only root can create a disk of a few megabytes; otherwise a read-only database replaces it. */
async function withoutDisk(): Promise<Outcome> {
  const tests = (await runSuiteCases(['Y23'])).filter(({ name }) => name.includes('takes no writes'));
  const holds = tests.length > 0 && tests.every(({ passed }) => passed);
  return {
    requests: 0,
    acknowledged: 0,
    lost: 0,
    recoverySeconds: null,
    unmet: holds ? [] : ['a database that takes no writes costs 503'],
    note: 'no small disk could be made: shown by the test of Y23, a database that takes no writes',
  };
}
