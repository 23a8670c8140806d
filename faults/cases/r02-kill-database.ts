import { setTimeout as sleep } from 'node:timers/promises';
import { startBusyServer } from '../lib/busy-server.ts';
import { withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase } from '../lib/fault-case.ts';

const ROUNDS = 5;

export const killDatabase: FaultCase = {
  id: 'R02',
  fault: `kill -9 of PostgreSQL under load, ${ROUNDS} times`,
  run: () =>
    withEnvironment(async (environment) => {
      const { database } = environment;
      const rules = createRules();
      for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
        const [row] = await database.query<Record<string, string>>(`show ${setting}`);
        rules.expect(row?.[setting] === 'on', `${setting} is on`);
      }
      const busy = await startBusyServer(environment, rules);
      for (let round = 0; round < ROUNDS; round += 1) {
        await busy.recovers();
        await database.kill();
        await sleep(1_000);
        const ready = await fetch(`${busy.server.url}/readyz`);
        rules.expect(ready.status === 503, `/readyz says 503 meanwhile (${ready.status})`);
        await database.start();
      }
      await busy.recovers();
      return busy.finish();
    }),
};
