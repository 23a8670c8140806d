import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '@evenway/testing/median';
import { waitFor } from '@evenway/testing/wait-for';
import { addOwner } from '../../apps/api/src/testing/accounts/owner.ts';
import { digest, PASSWORD } from '../../apps/api/src/testing/accounts/people.ts';
import { type Environment, WEB_URL, withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase, type Rules } from '../lib/fault-case.ts';
import { describe, isSuccess, keepSending, type Status, statusOf, untilAcknowledged } from '../lib/load.ts';
import { sendPaymentEvent } from '../lib/payment-event.ts';
import { addWebsites, configAddress, sendVisit } from '../lib/visits.ts';

const TIMES = 3;
const MEASURE_S = 10;
const OVERLOAD_S = 60;
const OWNERS = 8;
const KEPT_SHARE = 0.8;

export const overload: FaultCase = {
  id: 'R20',
  fault: `${TIMES} times as many sign-ins as it can serve for ${OVERLOAD_S} s, then a flood of visits`,
  run: () =>
    withEnvironment(async (environment) => {
      const rules = createRules();
      const { url } = await environment.startServer();
      await addWebsites(environment.database, 1);
      await environment.database.withClient(async (client) => {
        for (let owner = 0; owner < OWNERS; owner += 1) await addOwner(client, emailOf(owner));
      });
      let turn = 0;
      const signIn = () => timed(() => logIn(url, turn++ % OWNERS));

      const atCapacity: Timed[] = [];
      const measureCapacity = async () => {
        const from = atCapacity.length;
        const load = keepSending(OWNERS, async () => note(atCapacity, await signIn()));
        await sleep(MEASURE_S * 1_000);
        await load.stop();
        return atCapacity.slice(from).filter(({ status }) => isSuccess(status)).length / MEASURE_S;
      };
      const before = await measureCapacity();

      // Only occasionally: sent as fast as possible, they would be a load that the measured capacity does not include.
      const visitors = keepSending(2, async () => {
        await sleep(50);
        return statusOf(url + configAddress(1));
      });
      const sent = await sendAtRate(before * TIMES, OVERLOAD_S, signIn);
      const over = performance.now();
      await waitFor(async () => isSuccess(await logIn(url, 0)) || undefined, 'a sign-in after the overload');
      const recoverySeconds = (performance.now() - over) / 1_000;
      await visitors.stop();
      // The machine may be busier now than before, so the lower of the two is used.
      const after = await measureCapacity();
      const capacity = Math.min(before, after);

      const served = sent.filter(({ status }) => isSuccess(status));
      const refused = sent.filter(({ status }) => status === 503);
      const goodput = served.length / OVERLOAD_S;
      const refusal = median(refused.map(({ ms }) => ms));
      const usual = median(atCapacity.map(({ ms }) => ms));
      rules.expect(
        goodput >= capacity * KEPT_SHARE,
        `${KEPT_SHARE * 100} % of its capacity is still served (${goodput.toFixed(1)} of ${capacity.toFixed(1)} a second)`,
      );
      rules.expect(
        served.length + refused.length === sent.length,
        `the rest is refused with 503 (${sent.length - served.length - refused.length} otherwise)`,
      );
      rules.expect(refused.length === 0 || refusal < usual, 'a refusal takes less time than being served');
      rules.expect(recoverySeconds < 10, 'it recovers within 10 s');
      rules.expect(
        visitors.acknowledged() === visitors.requests(),
        `visitors get their configurations meanwhile (${describe(visitors)})`,
      );
      await floodWithVisits(environment, rules, url);
      return {
        requests: atCapacity.length + sent.length + visitors.requests(),
        acknowledged:
          atCapacity.filter(({ status }) => isSuccess(status)).length + served.length + visitors.acknowledged(),
        lost: 0,
        recoverySeconds,
        unmet: rules.unmet,
        note: `${before.toFixed(1)} sign-ins a second before and ${after.toFixed(1)} after, ${goodput.toFixed(1)} of ${(before * TIMES).toFixed(1)} when overloaded; refused in ${refusal.toFixed(0)} ms, served in ${usual.toFixed(0)} ms`,
      };
    }),
};

/** Sign-ins and payments get through while visits are sent at the maximum rate. */
async function floodWithVisits({ payments }: Environment, rules: Rules, url: string): Promise<void> {
  const flood = keepSending(64, () => sendVisit(url, 1));
  await untilAcknowledged(flood, 500);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answers = [
      await logIn(url, attempt),
      await sendPaymentEvent(url, payments.webhookSecret, `evt_${randomUUID()}`),
    ];
    rules.expect(answers.every(isSuccess), `sign-ins and payment events are served during a flood (${answers})`);
  }
  await flood.stop();
}

interface Timed {
  readonly status: Status;
  readonly ms: number;
}

const emailOf = (owner: number) => `owner-${owner}@example.org`;

const logIn = (url: string, owner: number) =>
  statusOf(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: WEB_URL, 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(owner % OWNERS), password: digest(PASSWORD) }),
  });

async function timed(send: () => Promise<Status>): Promise<Timed> {
  const began = performance.now();
  const status = await send();
  return { status, ms: performance.now() - began };
}

function note(all: Timed[], one: Timed): Status {
  all.push(one);
  return one.status;
}

/** Sends at a steady rate whether or not responses come, and resolves when all are answered. */
async function sendAtRate(perSecond: number, seconds: number, send: () => Promise<Timed>): Promise<Timed[]> {
  const sent: Promise<Timed>[] = [];
  const began = performance.now();
  for (let elapsed = 0; elapsed < seconds * 1_000; elapsed = performance.now() - began) {
    while (sent.length < (elapsed / 1_000) * perSecond) sent.push(send());
    await sleep(10);
  }
  return Promise.all(sent);
}
