import { startBusyServer } from '../lib/busy-server.ts';
import { withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase } from '../lib/fault-case.ts';
import type { FaultyDatabase } from '../lib/faulty-database.ts';

const ROUNDS = 20;

/** Each takes PostgreSQL away in a different way and gives it back. */
const faults: ReadonlyArray<(database: FaultyDatabase) => Promise<unknown>> = [
  async (database) => {
    await database.kill();
    await database.start();
  },
  async (database) => {
    await database.stop();
    await database.start();
  },
  (database) =>
    database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    ),
];

export const takeDatabaseAway: FaultCase = {
  id: 'Y01',
  fault: `kill -9, stop and terminate of PostgreSQL while jobs run, ${ROUNDS} times`,
  run: () =>
    withEnvironment(async (environment) => {
      const busy = await startBusyServer(environment, createRules());
      for (let round = 0; round < ROUNDS; round += 1) {
        await busy.recovers();
        await faults[round % faults.length]?.(environment.database);
      }
      await busy.recovers();
      return busy.finish();
    }),
};
