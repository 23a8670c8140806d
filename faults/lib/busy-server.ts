import { waitFor } from '@evenway/testing/wait-for';
import type { Environment, ServerLaunch } from './environment.ts';
import type { Outcome, Rules } from './fault-case.ts';
import { describe, keepSending, untilAcknowledged } from './load.ts';
import { createSignUps, findLostSignUps } from './people.ts';
import { addWebsites, countVisits, sendVisit } from './visits.ts';

const WEBSITES = 20;
/** Keeps jobs running most of the time: each mail takes a few round trips. */
const MAIL_DELAY_MS = 20;

/** A server under load (signups, their mails, visits), whose dependencies can be taken away. */
export async function startBusyServer(
  { database, inbox, smtp, startServer, log }: Environment,
  rules: Rules,
  launch?: ServerLaunch,
) {
  const server = await startServer(launch);
  await addWebsites(database, WEBSITES);
  smtp.delay(MAIL_DELAY_MS);
  const people = createSignUps(() => server.url);
  let turn = 0;
  const signUps = keepSending(3, () => people.send());
  const visits = keepSending(8, () => sendVisit(server.url, 1 + (turn++ % WEBSITES)));
  let slowest = 0;
  return {
    server,
    /** Waits until everything works again, and records how long that took. */
    async recovers(): Promise<void> {
      const began = performance.now();
      await Promise.all([untilAcknowledged(signUps, 2), untilAcknowledged(visits, 20)]);
      slowest = Math.max(slowest, (performance.now() - began) / 1_000);
    },
    /** Stops the load and compares what was acknowledged with what is stored. */
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
        // An interrupted job is retried after a pause; the pause is not what is tested here.
        await database.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
        // So is how long a lock must be old before the runner frees it.
        await database.query(
          `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_at is not null`,
        );
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
