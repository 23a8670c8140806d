import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { startLoadBalancer } from '@evenway/testing/load-balancer';
import { type Server, withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase } from '../lib/fault-case.ts';
import { describe, keepSending, statusOf, untilAcknowledged } from '../lib/load.ts';
import { addWebsites, configAddress, countVisits, sendVisit } from '../lib/visits.ts';

const RESTARTS = 10;
const SENDERS = 24;
/** Between two requests of a sender: at most 500 per second in total; two cores reach about 330 while servers start. */
const PAUSE_MS = 45;
const DRAIN_SECONDS = 3;
/** How long a process may take after the drain, according to docs/operations.md. */
const GRACE_SECONDS = 15;
const WEBSITES = 10;

export const rollingRestart: FaultCase = {
  id: 'R19',
  fault: `SIGTERM under load behind a load balancer, ${RESTARTS} servers one by one`,
  run: () =>
    withEnvironment(async ({ database, startServer }) => {
      const rules = createRules();
      const start = async () =>
        startServer({ port: await findFreePort(), environment: { DRAIN_SECONDS: String(DRAIN_SECONDS) } });
      const servers: Server[] = [await start(), await start()];
      await addWebsites(database, WEBSITES);
      const balancer = await startLoadBalancer();
      try {
        for (const { url } of servers) await balancer.add(url);
        let turn = 0;
        const began = performance.now();
        const visits = keepSending(SENDERS / 2, async () => {
          await sleep(PAUSE_MS);
          return sendVisit(balancer.url, 1 + (turn++ % WEBSITES));
        });
        const reads = keepSending(SENDERS / 2, async () => {
          await sleep(PAUSE_MS);
          return statusOf(balancer.url + configAddress(1 + (turn++ % WEBSITES)));
        });
        for (let restart = 0; restart < RESTARTS; restart += 1) {
          await Promise.all([untilAcknowledged(visits, 100), untilAcknowledged(reads, 100)]);
          const next = await start();
          await balancer.add(next.url);
          servers.push(next);
          const stopping = performance.now();
          const end = await servers.shift()?.stop();
          const seconds = (performance.now() - stopping) / 1_000;
          rules.expect(end === 0, `a stopped server exits with 0 (${end})`);
          rules.expect(seconds < DRAIN_SECONDS + GRACE_SECONDS, `it ends within its grace (${seconds.toFixed(1)} s)`);
        }
        await Promise.all([visits.stop(), reads.stop()]);
        const seconds = (performance.now() - began) / 1_000;
        const requests = visits.requests() + reads.requests();
        const acknowledged = visits.acknowledged() + reads.acknowledged();
        rules.expect(acknowledged === requests, `no request fails (${describe(visits)}; ${describe(reads)})`);
        return {
          requests,
          acknowledged,
          lost: Math.max(0, visits.acknowledged() - (await countVisits(database))),
          recoverySeconds: null,
          unmet: rules.unmet,
          note: `${(requests / seconds).toFixed(0)} requests a second`,
        };
      } finally {
        balancer.close();
      }
    }),
};
