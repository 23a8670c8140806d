import { waitFor } from '../../apps/api/src/testing/wait-for.ts';
import type { Environment } from './environment.ts';
import type { Outcome, Rules } from './fault-case.ts';
import { describe, keepSending, untilAcknowledged } from './load.ts';
import { createSignUps, findLostSignUps } from './people.ts';
import { addWebsites, countVisits, sendVisit } from './visits.ts';

const WEBSITES = 20;
/** Keeps jobs running most of the time: each mail takes a few round trips. */
const MAIL_DELAY_MS = 20;

/** A server with signups, their mails and visits under way, whose dependencies can be taken away meanwhile. */
export async function startBusyServer({ database, inbox, smtp, startServer, log }: Environment, rules: Rules) {
  const server = await startServer();
  await addWebsites(database, WEBSITES);
  smtp.delay(MAIL_DELAY_MS);
  const people = createSignUps(() => server.url);
  let turn = 0;
  const signUps = keepSending(3, () => people.send());
  const visits = keepSending(8, () => sendVisit(server.url, 1 + (turn++ % WEBSITES)));
  let slowest = 0;
  return {
    server,
    /** Waits until all goes on again, and notes how long that took. */
    async recovers(): Promise<void> {
      const began = performance.now();
      await Promise.all([untilAcknowledged(signUps, 2), untilAcknowledged(visits, 20)]);
      slowest = Math.max(slowest, (performance.now() - began) / 1_000);
    },
    /** Stops the load and holds what was acknowledged against what is there. */
    async finish(): Promise<Outcome> {
      await Promise.all([signUps.stop(), visits.stop()]);
      const isAlive = await Promise.race([server.end.then(() => false), Promise.resolve(true)]);
      rules.expect(isAlive, `the process stays (${log().slice(-2_000)})`);
      for (const load of [signUps, visits]) {
        const only = [...load.counts.keys()].every((status) => [200, 204, 503].includes(Number(status)));
        rules.expect(only, `every request is answered, with success or 503 (${describe(load)})`);
      }
      const lostSignUps = await findLostSignUps(database, people.acknowledged);
      const lostVisits = Math.max(0, visits.acknowledged() - (await countVisits(database)));
      const missing = () => {
        const arrived = new Set(inbox.mails.map(({ to }) => to));
        return people.acknowledged.filter((email) => !arrived.has(email));
      };
      await waitFor(async () => {
        // A job that was cut off runs again after a pause; the pause is not what is tried here.
        await database.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
        return missing().length === 0 || undefined;
      }, 'all mails').catch(() => rules.expect(false, `every mail arrives (${missing().length} did not)`));
      return {
        requests: signUps.requests() + visits.requests(),
        acknowledged: signUps.acknowledged() + visits.acknowledged(),
        lost: lostSignUps.length + lostVisits + missing().length,
        recoverySeconds: slowest,
        unmet: rules.unmet,
        note: `${signUps.acknowledged()} signups, ${inbox.mails.length} mails, ${visits.acknowledged()} visits`,
      };
    },
  };
}
