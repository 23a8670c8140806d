import { withEnvironment } from '../lib/environment.ts';
import type { FaultCase } from '../lib/fault-case.ts';
import { keepSending, untilAcknowledged } from '../lib/load.ts';
import { addWebsites, countVisits, sendVisit } from '../lib/visits.ts';

const ROUNDS = 10;
const SENDERS = 64;
const WEBSITES = 20;

export const killServerDuringVisits: FaultCase = {
  id: 'R08',
  fault: `kill -9 of the server while ${SENDERS} visitors are counted, ${ROUNDS} times`,
  run: () =>
    withEnvironment(async ({ database, startServer }) => {
      let server = await startServer();
      await addWebsites(database, WEBSITES);
      let turn = 0;
      const load = keepSending(SENDERS, () => sendVisit(server.url, 1 + (turn++ % WEBSITES)));
      let slowest = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        await untilAcknowledged(load, 500);
        server.kill('SIGKILL');
        await server.end;
        const began = performance.now();
        server = await startServer();
        await untilAcknowledged(load, 1);
        slowest = Math.max(slowest, (performance.now() - began) / 1_000);
      }
      await load.stop();
      const counted = await countVisits(database);
      return {
        requests: load.requests(),
        acknowledged: load.acknowledged(),
        // A visit without a response may be counted; an acknowledged one must be.
        lost: Math.max(0, load.acknowledged() - counted),
        recoverySeconds: slowest,
        unmet: [],
        note: `${counted} counted`,
      };
    }),
};
