import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor } from '../../apps/api/src/testing/wait-for.ts';
import { findFreePort } from '../../bench/lib/find-free-port.ts';
import { type Environment, withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase, type Outcome } from '../lib/fault-case.ts';
import { describe, keepSending, statusOf, untilAcknowledged } from '../lib/load.ts';
import { createSignUps, findLostSignUps } from '../lib/people.ts';
import { buildPreviousServer } from '../lib/previous-server.ts';
import { addWebsites, configAddress, countVisits, sendVisit } from '../lib/visits.ts';

const WEBSITES = 20;

export const twoReleases: FaultCase = {
  id: 'R31',
  fault: 'the server of the release before under load: a new one waits, migrates, and both work',
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'evenway-previous-'));
    try {
      const previous = buildPreviousServer(folder);
      return await withEnvironment((environment) => replaceUnderLoad(environment, previous));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function replaceUnderLoad({ database, startServer, log }: Environment, previous: string): Promise<Outcome> {
  const rules = createRules();
  // Node runs the first file that it gets.
  const old = await startServer({ nodeArguments: [previous] });
  await addWebsites(database, WEBSITES);
  let turn = 0;
  const people = createSignUps(() => old.url);
  const signUps = keepSending(2, () => people.send());
  const visits = keepSending(4, () => sendVisit(old.url, 1 + (turn++ % WEBSITES)));
  const configs = keepSending(2, () => statusOf(old.url + configAddress(1 + (turn++ % WEBSITES))));
  const loads = [signUps, visits, configs];
  const goOn = () =>
    Promise.all([untilAcknowledged(signUps, 5), untilAcknowledged(visits, 50), untilAcknowledged(configs, 50)]);
  await goOn();

  let isWebReady = false;
  const web = startServer({ port: await findFreePort(), environment: { SERVER_ROLES: 'web' } }).then((server) => {
    isWebReady = true;
    return server;
  });
  await waitFor(async () => log().includes('Waiting for migration') || undefined, 'the new server to wait');
  await goOn();
  rules.expect(!isWebReady, 'the new server does not serve on the old schema');
  const next = await startServer({ port: await findFreePort() });
  await goOn();
  const fromNew = [(await web).url, next.url].map((url) =>
    keepSending(1, () => sendVisit(url, 1 + (turn++ % WEBSITES))),
  );
  await Promise.all([goOn(), ...fromNew.map((load) => untilAcknowledged(load, 50))]);

  const all = [...loads, ...fromNew];
  await Promise.all(all.map((load) => load.stop()));
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const requests = sum(all.map((load) => load.requests()));
  const acknowledged = sum(all.map((load) => load.acknowledged()));
  rules.expect(acknowledged === requests, `no request fails (${all.map(describe).join('; ')})`);
  const counted = sum([visits, ...fromNew].map((load) => load.acknowledged()));
  return {
    requests,
    acknowledged,
    lost:
      (await findLostSignUps(database, people.acknowledged)).length +
      Math.max(0, counted - (await countVisits(database))),
    recoverySeconds: null,
    unmet: rules.unmet,
    note: `${people.acknowledged.length} signups and ${counted} visits on two releases`,
  };
}
