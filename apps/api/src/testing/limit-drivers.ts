import { randomUUID } from 'node:crypto';
import { type Call, type CallInput, calls, errors } from '@evenway/contract';
import type { Answer, TestClient } from '@evenway/testing/test-client';
import { makeApiKey } from '../platform/api-keys/api-key-format.ts';
import { hashSecret } from '../platform/crypto/keys.ts';
import { type LimitName, limits } from '../platform/limits/limits.ts';
import { newApiKey } from './accounts/api-keys.ts';
import { digest, newEmail, PASSWORD, signedInPerson, signUpBody } from './accounts/people.ts';
import { personWithApp } from './accounts/second-factor.ts';
import type { TestProduct } from './test-product.ts';
import { insertMessage, newMessage, sendMessage, switchOn } from './websites/messages.ts';
import { savedStatement } from './websites/statements.ts';
import { insertWidgetWebsite, type WidgetWebsite } from './websites/widget-websites.ts';

/** How to exceed a limit. The response of a call does not matter, except for being refused because of the limit. */
export interface LimitDriver {
  /** The same client tries again; the first attempt is number 0. */
  attempt(number: number): Promise<Outcome>;
  /** Someone else, who is not limited. */
  another(): Promise<Outcome>;
}

export interface Outcome {
  readonly isRefused: boolean;
  /** Seconds; null if the refusal is not an error response. */
  readonly retryAfter: number | null;
}

const WRONG = digest('Guess1!!');
const TOKEN = 'no-such-link';
/** Never used twice: some limits count in memory, which no test can empty. */
let addresses = 0;

/** Drivers of every limit, for a product that trusts `X-Forwarded-For`. */
export function limitDrivers(product: TestProduct): Record<LimitName, () => Promise<LimitDriver>> {
  const newAddress = () => {
    addresses += 1;
    return `203.${Math.floor(addresses / 250)}.113.${addresses % 250}`;
  };
  const from = (address: string, client: TestClient = product.client()) => {
    const headers = { 'x-forwarded-for': address };
    return {
      call: async <C extends Call>(endpoint: C, input: CallInput<C>) =>
        outcomeOf(await client.call(endpoint, input, { headers })),
      send: (method: string, path: string, more: Record<string, string> = {}) =>
        client.send(method, path, { headers: { ...headers, ...more } }),
    };
  };
  type Sender = ReturnType<typeof from>;

  /** Counted per client address: one is exhausted, another is free. */
  const perClient = (attempt: (sender: Sender, number: number) => Promise<Outcome>) => async () => {
    const address = newAddress();
    return {
      attempt: (number: number) => attempt(from(address), number),
      another: () => attempt(from(newAddress()), 0),
    };
  };
  /** Counted per mailbox, wherever the requests come from. */
  const perEmail = (attempt: (sender: Sender, email: string) => Promise<Outcome>) => async () => {
    const email = newEmail();
    return {
      attempt: () => attempt(from(newAddress()), email),
      another: () => attempt(from(newAddress()), newEmail()),
    };
  };
  /** Counted per signed-in person, or per organization. */
  const perPerson =
    (attempt: (sender: Sender, number: number, email: string) => Promise<Outcome>) =>
    async (): Promise<LimitDriver> => {
      const [one, other] = [await signedInPerson(product), await signedInPerson(product)];
      return {
        attempt: (number) => attempt(from(newAddress(), one.client), number, one.email),
        another: () => attempt(from(newAddress(), other.client), 0, other.email),
      };
    };
  const logIn = (sender: Sender, email: string) => sender.call(calls.logIn, { body: { email, password: WRONG } });
  const nameContact = (sender: Sender, email: string) =>
    sender.call(calls.updateBillingSettings, { body: { contact: { email, language: 'en' } } });
  const invite = (sender: Sender, email: string) =>
    sender.call(calls.inviteUser, { query: { email, role: 'ORG_USER' } });
  const check = (client: TestClient, website: { params: { websiteId: string } }) =>
    from(newAddress(), client).call(calls.checkWidgetInstallation, { params: website.params, body: {} });

  const messageWebsite = async () => {
    const website = await insertWidgetWebsite(product, (await signedInPerson(product)).client);
    await switchOn(product, website.id);
    return website;
  };
  const sendBeacon = async (website: WidgetWebsite, address: string) =>
    outcomeOf(await sendMessage(product.client(), website, newMessage(), { 'x-forwarded-for': address }));

  const requestedAnew = async (
    sender: Sender,
    request: typeof calls.requestOrganizationExport | typeof calls.requestOwnExport,
  ) => {
    await product.pool.query('delete from data_exports');
    return sender.call(request, {});
  };

  return {
    signUpPerClient: perClient((sender, number) => {
      const { firstName, lastName, email, password } = signUpBody(newEmail());
      return number % 2 === 0
        ? sender.call(calls.signUp, { body: signUpBody(email) })
        : sender.call(calls.signUpInvited, { body: { firstName, lastName, email, password, token: TOKEN } });
    }),
    signUpPerEmail: perEmail((sender, email) => sender.call(calls.signUp, { body: signUpBody(email) })),
    logInPerClient: perClient((sender) => logIn(sender, newEmail())),
    async logInPerEmailAndClient() {
      const [email, address] = [newEmail(), newAddress()];
      return { attempt: () => logIn(from(address), email), another: () => logIn(from(newAddress()), email) };
    },
    logInPerEmail: perEmail(logIn),
    logInPerDevice: perPerson((sender, _number, email) => logIn(sender, email)),
    mailPerClient: perClient((sender, number) =>
      sender.call(number % 2 === 0 ? calls.forgotPassword : calls.resendVerification, { body: { email: newEmail() } }),
    ),
    mailPerEmail: perEmail((sender, email) => sender.call(calls.forgotPassword, { body: { email } })),
    linkPerClient: perClient((sender, number) => {
      const query = { token: TOKEN };
      const uses = [
        () => sender.call(calls.verifyEmail, { query }),
        () => sender.call(calls.checkResetLink, { query }),
        () => sender.call(calls.resetPassword, { query, body: { newPassword: WRONG } }),
        () => sender.call(calls.getInvitationInfo, { query }),
      ];
      return uses[number % uses.length]?.() ?? Promise.reject(new Error('no such use'));
    }),
    passwordPerUser: perPerson((sender) =>
      sender.call(calls.changePassword, { body: { oldPassword: WRONG, newPassword: digest('Another1!') } }),
    ),
    infoPerUser: perPerson((sender, number, email) =>
      number % 2 === 0
        ? sender.call(calls.updatePersonalInfo, { body: { firstName: 'Lou', lastName: 'Durand', email } })
        : sender.call(calls.resendEmailChange, {}),
    ),
    codePerUser: perPerson((sender) => sender.call(calls.confirmIdentity, { body: { code: '000000' } })),
    // Days pass: the shorter window is over at every attempt.
    codePerUserAndDay: perPerson(async (sender) => {
      await product.pool.query(`delete from rate_limits where key like 'code.user:%'`);
      return sender.call(calls.confirmIdentity, { body: { code: '000000' } });
    }),
    // Only the mail is not sent.
    codeNoticePerUser: perPerson(async (sender, _, email) => {
      const told = async () => {
        const { rows } = await product.pool.query('select 1 from mail_outbox where recipient = $1 and template = $2', [
          ...[email, 'codes-guessed'],
        ]);
        return rows.length;
      };
      const before = await told();
      const used = Math.ceil(limits.codePerUser.attempts * product.settings.RATE_LIMIT_FACTOR) - 1;
      await sender.call(calls.confirmIdentity, { body: { code: '000000' } });
      await product.pool.query(`update rate_limits set used = $1 where key like 'code.user:%'`, [used]);
      await product.pool.query(`delete from rate_limits where key like 'code.user-day:%'`);
      await sender.call(calls.confirmIdentity, { body: { code: '000000' } });
      return { isRefused: (await told()) === before, retryAfter: null };
    }),
    recoveryCodePerClient: async () => {
      const [address, { client }] = [newAddress(), await signedInPerson(product)];
      const body = { code: 'abcd-efgh' };
      return {
        attempt: () => from(address, client).call(calls.confirmIdentity, { body }),
        another: () => from(newAddress(), client).call(calls.confirmIdentity, { body }),
      };
    },
    async secondFactorResetPerUser() {
      const ask = async () => {
        const { email } = await personWithApp(product);
        const client = product.client();
        await client.call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
        return client;
      };
      const [one, other] = [await ask(), await ask()];
      return {
        attempt: () => from(newAddress(), one).call(calls.askForReset, {}),
        another: () => from(newAddress(), other).call(calls.askForReset, {}),
      };
    },
    passkeyPerClient: perClient((sender) => sender.call(calls.beginPasskeySignIn, {})),
    // A browser returns from a provider and shows a page: the sign-in page says what is wrong.
    providerPerClient: perClient(async (sender, number) => {
      const paths = ['google/login', 'facebook/signup', 'google/callback?state=x'];
      const { headers } = await sender.send('GET', `/api/auth/${paths[number % paths.length]}`);
      const { searchParams } = new URL(headers.get('location') ?? '');
      return { isRefused: searchParams.get('error') === errors.too_many_requests.message, retryAfter: null };
    }),
    ssoCheckPerOrganization: perPerson((sender, number) =>
      number % 2 === 0
        ? sender.call(calls.trySingleSignOn, {})
        : sender.call(calls.checkSsoDomain, { params: { id: randomUUID() } }),
    ),
    organizationPerUser: perPerson((sender, number) =>
      sender.call(calls.createOrganization, { body: { name: `Another ${number}`, another: true } }),
    ),
    invitePerOrganization: perPerson((sender, number) =>
      number % 2 === 0
        ? invite(sender, newEmail())
        : sender.call(calls.resendInvitation, { query: { email: newEmail() } }),
    ),
    transferPerOrganization: perPerson((sender) =>
      sender.call(calls.offerTransfer, {
        params: { id: '00000000-0000-4000-8000-000000000000' },
        body: { email: newEmail() },
      }),
    ),
    async invitePerEmail() {
      const admins = [await signedInPerson(product), await signedInPerson(product)];
      const email = newEmail();
      const as = (number: number) => from(newAddress(), admins[number % 2]?.client);
      return { attempt: (number) => invite(as(number), email), another: () => invite(as(0), newEmail()) };
    },
    // Once there is a contact, a resend counts for its address as well.
    billingContactPerOrganization: perPerson((sender, number) =>
      number === 0 ? sender.call(calls.resendBillingConfirmation, {}) : nameContact(sender, newEmail()),
    ),
    async billingContactPerEmail() {
      const admins = [await signedInPerson(product), await signedInPerson(product)];
      const email = newEmail();
      const as = (number: number) => from(newAddress(), admins[number % 2]?.client);
      return { attempt: (number) => nameContact(as(number), email), another: () => nameContact(as(0), newEmail()) };
    },
    auditExportPerOrganization: perPerson((sender) =>
      sender.call(calls.exportAuditEntries, { query: { format: 'json' } }),
    ),
    async checkPerWebsite() {
      const { client } = await signedInPerson(product);
      const [one, other] = [await insertWidgetWebsite(product, client), await insertWidgetWebsite(product, client)];
      return { attempt: () => check(client, one), another: () => check(client, other) };
    },
    checkPerOrganization: async () => {
      const [one, other] = [await signedInPerson(product), await signedInPerson(product)];
      const checkNew = async (client: TestClient) => check(client, await insertWidgetWebsite(product, client));
      return { attempt: () => checkNew(one.client), another: () => checkNew(other.client) };
    },
    accessibilityCheckPerOrganization: async () => {
      const [one, other] = [await signedInPerson(product), await signedInPerson(product)];
      const body = { width: null, theme: 'device' as const };
      const startNew = async (client: TestClient) => {
        const { params } = await insertWidgetWebsite(product, client);
        return outcomeOf(await client.call(calls.startCheck, { params, body }));
      };
      return { attempt: () => startNew(one.client), another: () => startNew(other.client) };
    },
    checkOpeningPerClient: perClient(async (sender) =>
      outcomeOf(await sender.send('POST', '/widget/checks/nobodys/open', { origin: 'https://x.example' })),
    ),
    async checkReportPerCheck() {
      const { client } = await signedInPerson(product);
      const { id } = await insertWidgetWebsite(product, client);
      for (const secret of ['a', 'b'].map((letter) => letter.repeat(43)))
        await product.pool.query(
          `insert into accessibility_checks (website_id, theme, token_hash, secret_hash, expires_at)
           values ($1, 'device', $2, $2, now())`,
          [id, hashSecret(secret)],
        );
      const report = async (secret: string) => {
        const body = JSON.stringify({ secret, state: 'running', found: 1 });
        const headers = { origin: 'https://x.example', 'content-type': 'text/plain' };
        return outcomeOf(await product.client().send('POST', '/widget/checks/nobodys/report', { headers, body }));
      };
      return { attempt: () => report('a'.repeat(43)), another: () => report('b'.repeat(43)) };
    },
    async statementPerWebsite() {
      const { client } = await signedInPerson(product);
      const publish = async () => {
        const { id, domain } = await insertWidgetWebsite(product, client);
        const { params, revision } = await savedStatement(client, id, domain);
        return () => from(newAddress(), client).call(calls.publishStatement, { params, body: { revision } });
      };
      const [one, other] = [await publish(), await publish()];
      return { attempt: one, another: other };
    },
    async apiPerKey() {
      const { client } = await signedInPerson(product);
      const [one, other] = [await newApiKey(client, ['members:read']), await newApiKey(client, ['members:read'])];
      const use = async (key: string) =>
        outcomeOf(
          await product.client().send('GET', '/api/v1/members', { headers: { authorization: `Bearer ${key}` } }),
        );
      return { attempt: () => use(one), another: () => use(other) };
    },
    unknownKeyPerClient: perClient(async (sender) =>
      outcomeOf(await sender.send('GET', '/api/v1/members', { authorization: `Bearer ${makeApiKey()}` })),
    ),
    apiKeyPerOrganization: perPerson((sender) =>
      sender.call(calls.createApiKey, { body: { name: 'Key', scopes: ['usage:read'], expiry: { days: 30 } } }),
    ),
    webhookSendPerOrganization: perPerson((sender, number) =>
      sender.call(number % 2 === 0 ? calls.testWebhook : calls.resendWebhookDelivery, { params: { id: randomUUID() } }),
    ),
    // While the first is being made, further requests are not counted. So each is deleted again.
    exportPerOrganization: perPerson((sender) => requestedAnew(sender, calls.requestOrganizationExport)),
    exportPerUser: perPerson((sender) => requestedAnew(sender, calls.requestOwnExport)),
    messagePerClient: async () => {
      const website = await messageWebsite();
      const address = newAddress();
      return { attempt: () => sendBeacon(website, address), another: () => sendBeacon(website, newAddress()) };
    },
    // Nobody is refused; a puzzle is required.
    messageBurstPerWebsite: async () => {
      const [one, other] = [await messageWebsite(), await messageWebsite()];
      const attempt = async (website: WidgetWebsite): Promise<Outcome> => {
        const { body } = await sendMessage(product.client(), website, newMessage(), {
          'x-forwarded-for': newAddress(),
        });
        return { isRefused: body.code === 'message_proof_needed', retryAfter: null };
      };
      return { attempt: () => attempt(one), another: () => attempt(other) };
    },
    messagePerWebsite: async () => {
      const [one, other] = [await messageWebsite(), await messageWebsite()];
      const attempt = async (website: WidgetWebsite) => {
        // As if each had solved a puzzle.
        await product.pool.query("delete from rate_limits where key like 'message.burst:%'");
        return sendBeacon(website, newAddress());
      };
      return { attempt: () => attempt(one), another: () => attempt(other) };
    },
    // The message is accepted; only the mail is not sent.
    messageMailPerEmail: async () => {
      const website = await messageWebsite();
      const attempt = async (email: string): Promise<Outcome> => {
        await product.pool.query("delete from rate_limits where key like 'message.burst:%'");
        const headers = { 'x-forwarded-for': newAddress() };
        const { body } = await sendMessage(product.client(), website, newMessage({ email }), headers);
        return { isRefused: !body.isMailed, retryAfter: null };
      };
      const email = newEmail();
      return { attempt: () => attempt(email), another: () => attempt(newEmail()) };
    },
    messageAnswerPerOrganization: perPerson((sender) =>
      sender.call(calls.answerMessage, {
        params: { id: randomUUID() },
        body: { version: 1, text: 'Thank you', isMended: false },
      }),
    ),
    // Another organization, another website: counted by mailbox.
    messageAnswerPerEmail: async () => {
      const email = newEmail();
      const answer = async (to: string): Promise<Outcome> => {
        const { client } = await signedInPerson(product);
        const { id: websiteId } = await insertWidgetWebsite(product, client);
        await switchOn(product, websiteId);
        const id = await insertMessage(product, websiteId, to);
        return from(newAddress(), client).call(calls.answerMessage, {
          params: { id },
          body: { version: 1, text: 'Thank you', isMended: false },
        });
      };
      return { attempt: () => answer(email), another: () => answer(newEmail()) };
    },
    messageExportPerOrganization: async () => {
      const [one, other] = [await signedInPerson(product), await signedInPerson(product)];
      const websites = new Map([
        [one, await insertWidgetWebsite(product, one.client)],
        [other, await insertWidgetWebsite(product, other.client)],
      ]);
      const attempt = (person: typeof one) =>
        from(newAddress(), person.client).call(calls.exportMessages, {
          params: { websiteId: websites.get(person)?.id ?? '' },
          query: { format: 'csv' },
        });
      return { attempt: () => attempt(one), another: () => attempt(other) };
    },
    // A beacon is acknowledged anyway, but not counted.
    async beaconPerClientAndWebsite() {
      const { client } = await signedInPerson(product);
      const { uniqueId, domain, id } = await insertWidgetWebsite(product, client);
      const counted = async () =>
        Number(
          (
            await product.pool.query(
              `select (select coalesce(sum(count), 0) from visits where website_id = $1)
                    + (select coalesce(sum(count), 0) from feature_uses where website_id = $1) as sum`,
              [id],
            )
          ).rows[0].sum,
        );
      const tell = async (sender: Sender, number: number): Promise<Outcome> => {
        const before = await counted();
        const path = number % 2 === 0 ? `visits/${uniqueId}` : `uses/${uniqueId}/contrast`;
        await sender.send('POST', `/widget/${path}`, { origin: `https://${domain}` });
        return { isRefused: (await counted()) === before, retryAfter: null };
      };
      const address = newAddress();
      return { attempt: (number) => tell(from(address), number), another: () => tell(from(newAddress()), 0) };
    },
    async beaconPerClient() {
      // Addresses that no other driver has sent a beacon from.
      const tell = async (address: string) => outcomeOf(await from(address).send('POST', '/widget/uses/nobodys/none'));
      return { attempt: () => tell('192.0.2.1'), another: () => tell('192.0.2.2') };
    },
    messageIntakePerClient: perClient(async (sender) =>
      outcomeOf(await sender.send('POST', '/widget/messages/nobodys')),
    ),
    checkIntakePerClient: perClient(async (sender) =>
      outcomeOf(await sender.send('POST', '/widget/checks/nobodys/report')),
    ),
    earlierPartPerClient: perClient(async (sender) => outcomeOf(await sender.send('GET', '/widget/parts/nothing.js'))),
    statementPagePerClient: perClient(async (sender) => outcomeOf(await sender.send('GET', '/statement/nothing'))),
    configPerClient: perClient(async (sender) => outcomeOf(await sender.send('GET', '/widget/config/nobodys.json'))),
  };
}

function outcomeOf({ status, headers }: Answer<unknown>): Outcome {
  if (status >= 500) throw new Error(`answered ${status}`);
  return { isRefused: status === 429, retryAfter: Number(headers.get('retry-after')) };
}
