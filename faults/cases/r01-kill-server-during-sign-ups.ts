import { waitFor } from '@evenway/testing/wait-for';
import { newEmail } from '../../apps/api/src/testing/accounts/people.ts';
import { withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase } from '../lib/fault-case.ts';
import { keepSending } from '../lib/load.ts';
import { countHalfSignUps, findLostSignUps, signUp } from '../lib/people.ts';

const ROUNDS = 20;
const IN_FLIGHT = 200;
const RETRIED = 5;
/** Makes each transaction long enough for the kill to hit some of them. */
const DATABASE_DELAY_MS = 2;
/** Most of this many are refused with 503 on a small machine; some get through. */
const PATIENCE_S = 240;

export const killServerDuringSignUps: FaultCase = {
  id: 'R01',
  fault: `kill -9 of the server with ${IN_FLIGHT} signups in flight, ${ROUNDS} times`,
  run: () =>
    withEnvironment(async ({ database, startServer }) => {
      const rules = createRules();
      const acknowledged: string[] = [];
      const retried: string[] = [];
      let requests = 0;
      let slowest = 0;
      let server = await startServer();
      const send = async (email: string) => {
        requests += 1;
        const status = await signUp(server.url, email);
        if (status === 200) acknowledged.push(email);
        return { email, status };
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        database.proxy.delay(DATABASE_DELAY_MS);
        const goal = acknowledged.length + 1 + (round % 10);
        const unanswered: string[] = [];
        const load = keepSending(IN_FLIGHT, async () => {
          const { email, status } = await send(newEmail());
          if (status === 'none') unanswered.push(email);
          return status;
        });
        await waitFor(async () => acknowledged.length >= goal || undefined, 'signups to be acknowledged', PATIENCE_S);
        server.kill('SIGKILL');
        await load.stop();
        await server.end;
        database.proxy.restore();
        const began = performance.now();
        server = await startServer();
        for (const email of unanswered.slice(0, RETRIED)) {
          const { status } = await send(email);
          slowest = Math.max(slowest, retried.length % RETRIED === 0 ? (performance.now() - began) / 1_000 : 0);
          rules.expect(status === 200, `a repeated signup is taken (${status})`);
          retried.push(email);
        }
      }
      const lost = await findLostSignUps(database, acknowledged);
      const half = await countHalfSignUps(database);
      rules.expect(half === 0, `no half signups (${half})`);
      const [twice] = await database.query<{ count: number }>(
        'select count(*)::int from (select email from users where email = any($1) group by email having count(*) > 1) as twice',
        [retried],
      );
      rules.expect(twice?.count === 0, `a repeated signup makes no second person (${twice?.count})`);
      return {
        requests,
        acknowledged: acknowledged.length,
        lost: lost.length,
        recoverySeconds: slowest,
        unmet: rules.unmet,
        note: `${retried.length} unanswered signups repeated`,
      };
    }),
};
