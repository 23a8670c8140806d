import { calls } from '@evenway/contract';
import { findFreePort } from '@evenway/stand-in-kit/free-port';
import { waitFor } from '@evenway/testing/wait-for';
import { digest, newEmail, PASSWORD, signUpBody } from '../../apps/api/src/testing/accounts/people.ts';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { type Environment, type Server, withEnvironment } from '../lib/environment.ts';
import { createRules, type FaultCase, type Rules } from '../lib/fault-case.ts';
import { isSuccess, type Status } from '../lib/load.ts';

const MINUTES = 10;

export const wrongClocks: FaultCase = {
  id: 'R22',
  fault: `clocks of two servers ${MINUTES} minutes ahead of and behind the database’s`,
  run: () =>
    withEnvironment(async (environment) => {
      const rules = createRules();
      const start = async (minutes: number) =>
        environment.startServer({
          port: await findFreePort(),
          environment: { CLOCK_SHIFT_MINUTES: String(minutes) },
          nodeArguments: ['--import', 'tsx', '--import', inRoot('faults/lib/shift-clock.ts')],
        });
      const ahead = await start(MINUTES);
      const behind = await start(-MINUTES);
      const answers = [
        ...(await useBoth(environment, rules, ahead, behind)),
        ...(await useBoth(environment, rules, behind, ahead)),
      ];
      return {
        requests: answers.length,
        acknowledged: answers.filter(isSuccess).length,
        lost: 0,
        recoverySeconds: null,
        unmet: rules.unmet,
      };
    }),
};

/** Someone whose requests alternate between two servers; resolves with all statuses. */
async function useBoth({ database, inbox }: Environment, rules: Rules, one: Server, other: Server): Promise<Status[]> {
  const email = newEmail();
  const client = one.client();
  const elsewhere = other.client();
  const signedUp = await client.call(calls.signUp, { body: signUpBody(email) });
  const mail = await waitFor(async () => inbox.mails.find(({ to }) => to === email), 'a mail');
  const life = async (query: string) =>
    (await database.query<{ minutes: number }>(`select extract(epoch from ${query})::float / 60 as minutes`))[0]
      ?.minutes;
  const link = await life('(select max(expires_at) from mailed_links) - now()');
  rules.expect(isAbout(link, 15), `a link lives 15 minutes by the database's clock (${link})`);
  const token = new URL(mail.links[0] ?? '').searchParams.get('token') ?? '';
  const verified = await elsewhere.call(calls.verifyEmail, { query: { token } });
  rules.expect(verified.status === 200, `a link mailed by one server opens at the other (${verified.status})`);

  const signedIn = await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
  rules.expect(signedIn.status === 200, `people can sign in (${signedIn.status})`);
  const session = await life('(select max(expires_at) from sessions) - now()');
  rules.expect(isAbout(session, 7 * 24 * 60), `a session lives 7 days by the database's clock (${session})`);
  const window = await life(`(select max(resets_at) from rate_limits where key like 'login.client:%') - now()`);
  rules.expect(isAbout(window, 15), `a limit's window is 15 minutes by the database's clock (${window})`);
  elsewhere.takeCookies(client);
  const me = await elsewhere.call(calls.getSessionUser, {});
  rules.expect(me.status === 200, `a session goes on at the other server (${me.status})`);

  const validated: Status[] = [];
  for (const [name, at] of [
    ['own', client],
    ['other', elsewhere],
  ] as const) {
    const headers = { authorization: `Bearer ${signedIn.body.token}` };
    const { status } = await at.call(calls.validateToken, {}, { headers });
    validated.push(status);
    rules.expect(status === 200, `a token is good at its ${name} server (${status})`);
  }
  return [signedUp.status, verified.status, signedIn.status, me.status, ...validated];
}

const isAbout = (value: number | undefined, minutes: number) => Math.abs((value ?? Number.NaN) - minutes) < 2;
