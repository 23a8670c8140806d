import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { addOwner, signIn } from '../../apps/api/src/testing/accounts/owner.ts';
import { newEmail, signUpBody } from '../../apps/api/src/testing/accounts/people.ts';
import { backUp } from '../lib/back-up.ts';
import { type Environment, WEB_URL, withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase, type Outcome, type Rules } from '../lib/fault-case.ts';
import { keepSending, untilAcknowledged } from '../lib/load.ts';
import { sendPaymentEvent } from '../lib/payment-event.ts';
import { createSignUps, findLostSignUps } from '../lib/people.ts';
import { addWebsites, countVisits, sendVisit } from '../lib/visits.ts';

const OWNER = 'owner@example.org';

interface Before {
  readonly signUps: readonly string[];
  readonly requests: number;
  readonly visits: number;
  readonly cookie: string;
  readonly eventId: string;
}

export const restoredBackup: FaultCase = {
  id: 'R30',
  fault: 'a backup made under load is restored to a new cluster',
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'evenway-backup-'));
    const databaseDir = path.join(folder, 'postgres');
    const rules = createRules();
    try {
      const before = await withEnvironment((environment) => makeBackup(environment, databaseDir));
      return await withEnvironment((environment) => useBackup(environment, before, rules), { databaseDir });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function makeBackup({ database, payments, startServer }: Environment, target: string): Promise<Before> {
  const { url } = await startServer();
  await addWebsites(database, 1);
  await database.withClient((client) => addOwner(client, OWNER));
  const cookie = await signIn(url, WEB_URL, OWNER);
  const eventId = `evt_${randomUUID()}`;
  await sendPaymentEvent(url, payments.webhookSecret, eventId);
  const people = createSignUps(() => url);
  const signUps = keepSending(2, () => people.send());
  const visits = keepSending(4, () => sendVisit(url, 1));
  await Promise.all([untilAcknowledged(signUps, 5), untilAcknowledged(visits, 100)]);
  // Everything acknowledged before the backup starts is in it; what arrives meanwhile may be.
  const acknowledged = { signUps: [...people.acknowledged], visits: visits.acknowledged() };
  await backUp(database, target);
  await Promise.all([signUps.stop(), visits.stop()]);
  return { ...acknowledged, requests: acknowledged.signUps.length + acknowledged.visits, cookie, eventId };
}

async function useBackup(environment: Environment, before: Before, rules: Rules): Promise<Outcome> {
  const { database, payments, startServer } = environment;
  const began = performance.now();
  const server = await startServer();
  const recoverySeconds = (performance.now() - began) / 1_000;
  const lostSignUps = await findLostSignUps(database, before.signUps);
  const lostVisits = Math.max(0, before.visits - (await countVisits(database)));

  const me = await server.client().send('GET', '/api/user/me', { headers: { cookie: before.cookie } });
  rules.expect(me.status === 200, `sessions go on (${me.status})`);
  await signIn(server.url, WEB_URL, OWNER).catch((error) => rules.expect(false, `people can sign in (${error})`));
  const again = await sendPaymentEvent(server.url, payments.webhookSecret, before.eventId);
  const [event] = await database.query<{ times: number }>(
    'select count(*)::int as times from payment_events where id = $1',
    [before.eventId],
  );
  rules.expect(again === 200 && event?.times === 1, `a known payment event counts once (${again}, ${event?.times})`);
  await verifyNewPerson(environment, server.client()).catch((error) =>
    rules.expect(false, `new people can sign up and verify (${error})`),
  );
  return {
    requests: before.requests,
    acknowledged: before.requests,
    lost: lostSignUps.length + lostVisits,
    recoverySeconds,
    unmet: rules.unmet,
  };
}

/** Uses requests, jobs, mail and links of the restored product. */
async function verifyNewPerson({ inbox }: Environment, client: TestClient): Promise<void> {
  const email = newEmail();
  await client.call(calls.signUp, { body: signUpBody(email) });
  const mail = await waitFor(async () => inbox.mails.find(({ to }) => to === email), 'a mail');
  const token = new URL(mail.links[0] ?? '').searchParams.get('token') ?? '';
  const { status } = await client.call(calls.verifyEmail, { query: { token } });
  if (status !== 200) throw new Error(`the link was answered with ${status}`);
}
