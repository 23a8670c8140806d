import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '@evenway/testing/median';
import { withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase } from '../lib/fault-case.ts';
import { isSuccess, keepSending, type Load, statusOf } from '../lib/load.ts';
import { addWebsites, configAddress, countVisits, sendVisit } from '../lib/visits.ts';

const ROUNDS = 5;
const ROUND_S = 4;
const SENDERS = 20;
const NOISE = 10;
/** How much longer the slowest hundredth of a quiet website's requests may take because the noise has one source. */
const ALLOWED_RATIO = 2;
const QUIET = 1;

export const noisyTenant: FaultCase = {
  id: 'R21',
  fault: `one website with ${NOISE} times the traffic, held against the same traffic spread over ${NOISE}`,
  run: () =>
    withEnvironment(async ({ database, startServer }) => {
      const rules = createRules();
      const { url } = await startServer();
      await addWebsites(database, 1 + NOISE);
      const loads: Load[] = [];
      let failed = 0;
      /** The 99th percentile of a quiet website's requests during a load on these websites. */
      const measureQuietWebsite = async (websites: number): Promise<number> => {
        let turn = 0;
        const load = keepSending(SENDERS, () => {
          const website = QUIET + 1 + (turn++ % websites);
          return turn % 2 === 0 ? sendVisit(url, website) : statusOf(url + configAddress(website));
        });
        loads.push(load);
        const times: number[] = [];
        const until = performance.now() + ROUND_S * 1_000;
        while (performance.now() < until) {
          const began = performance.now();
          const answers = await Promise.all([sendVisit(url, QUIET), statusOf(url + configAddress(QUIET))]);
          times.push(performance.now() - began);
          failed += answers.filter((status) => !isSuccess(status)).length;
          await sleep(2);
        }
        await load.stop();
        times.sort((a, b) => a - b);
        return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
      };
      const spread: number[] = [];
      const noisy: number[] = [];
      // Alternating, so that other load on the machine affects both alike.
      for (let round = 0; round < ROUNDS; round += 1) {
        spread.push(await measureQuietWebsite(NOISE));
        noisy.push(await measureQuietWebsite(1));
      }
      const ratio = median(noisy) / median(spread);
      rules.expect(failed === 0, `the quiet website's requests are served (${failed} were not)`);
      rules.expect(ratio <= ALLOWED_RATIO, `at most ${ALLOWED_RATIO} times the time (${ratio.toFixed(2)})`);
      const requests = loads.reduce((sum, load) => sum + load.requests(), 0);
      const acknowledged = loads.reduce((sum, load) => sum + load.acknowledged(), 0);
      rules.expect((await countVisits(database)) > 0, 'visits were counted');
      return {
        requests,
        acknowledged,
        lost: 0,
        recoverySeconds: null,
        unmet: rules.unmet,
        note: `99th percentile ${median(noisy).toFixed(0)} ms beside one noisy website, ${median(spread).toFixed(0)} ms beside ${NOISE}`,
      };
    }),
};
