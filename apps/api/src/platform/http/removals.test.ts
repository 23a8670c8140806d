import { calls } from '@evenway/contract';
import { type Endpoint, endpoints } from '@evenway/contract/schemas';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest, invitedPerson, newEmail, PASSWORD, signedInPerson } from '../../testing/accounts/people.ts';
import { addApp, addPasskey, confirmPassword } from '../../testing/accounts/second-factor.ts';
import { claimDomain, newMailDomain } from '../../testing/accounts/single-sign-on.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertMessage } from '../../testing/websites/messages.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';

let product: TestProduct;
let admin: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  product = await startTestProduct();
  admin = (await signedInPerson(product)).client;
  stranger = (await signedInPerson(product)).client;
});
afterAll(() => product.stop());

const NEVER_WAS = '00000000-0000-4000-8000-000000000000';

interface Removal {
  /** Creates something to remove; returns its URL below the call's path. */
  make(): Promise<string>;
  /** The URL of something that never existed. Calls on one's own account have none. */
  readonly neverWas?: string;
  isThere(address: string): Promise<boolean>;
}

const byId = (id: string) => `/${id}`;
const byEmail = (email: string) => `?email=${encodeURIComponent(email)}`;
const pendingEmail = async () => (await admin.call(calls.getCurrentUser, {})).body.pendingEmail;

const security = async () => (await admin.call(calls.getSecurity, {})).body;
const openAnother = async () => {
  const { email } = (await admin.call(calls.getSessionUser, {})).body;
  await product.client().call(calls.logIn, { body: { email, password: digest(PASSWORD) } });
  return (await admin.call(calls.listSessions, {})).body[1]?.id ?? '';
};
const removals: Record<string, Removal> = {
  removeAuthenticator: {
    make: async () => {
      await addApp(admin);
      return '';
    },
    isThere: async () => (await security()).authenticatorSince !== null,
  },
  removePasskey: {
    make: async () => {
      await confirmPassword(admin);
      await addPasskey(product, admin);
      return byId((await security()).passkeys.at(-1)?.id ?? '');
    },
    neverWas: byId(NEVER_WAS),
    isThere: async (address) => (await security()).passkeys.some(({ id }) => byId(id) === address),
  },
  removeSsoProvider: {
    make: async () => {
      await admin.call(calls.saveSsoProvider, { body: product.company });
      return '';
    },
    isThere: async () => (await admin.call(calls.getSingleSignOn, {})).body.provider !== null,
  },
  removeSsoDomain: {
    make: async () => byId((await claimDomain(admin, newMailDomain())).id),
    neverWas: byId(NEVER_WAS),
    isThere: async (address) =>
      (await admin.call(calls.getSingleSignOn, {})).body.domains.some(({ id }) => byId(id) === address),
  },
  endSession: {
    make: async () => byId(await openAnother()),
    neverWas: byId(NEVER_WAS),
    isThere: async (address) => (await admin.call(calls.listSessions, {})).body.some(({ id }) => byId(id) === address),
  },
  endOtherSessions: {
    make: async () => {
      await openAnother();
      return '';
    },
    isThere: async () => (await admin.call(calls.listSessions, {})).body.length > 1,
  },
  deleteWebsite: {
    make: async () => byId((await insertWidgetWebsite(product, admin, { status: null })).id),
    neverWas: byId(NEVER_WAS),
    isThere: async (address) => (await admin.call(calls.listWebsites, {})).body.some(({ id }) => byId(id) === address),
  },
  withdrawTransfer: {
    make: async () => {
      const { id } = await insertWidgetWebsite(product, admin, { status: null });
      await admin.call(calls.offerTransfer, { params: { id }, body: { email: newEmail() } });
      return byId(id);
    },
    neverWas: byId(NEVER_WAS),
    isThere: async (address) =>
      (await admin.call(calls.listWebsites, {})).body.some(({ id, offer }) => byId(id) === address && offer !== null),
  },
  deleteMessage: {
    make: async () => byId(await insertMessage(product, (await insertWidgetWebsite(product, admin)).id)),
    neverWas: byId(NEVER_WAS),
    isThere: async (address) => (await admin.send('GET', `/api/messages${address}`)).status === 200,
  },
  revokeApiKey: {
    make: async () => {
      const body = { name: 'Build server', scopes: ['usage:read' as const], expiry: { days: 30 } };
      return byId((await admin.call(calls.createApiKey, { body })).body.key.id);
    },
    neverWas: byId(NEVER_WAS),
    isThere: async (address) => (await admin.call(calls.listApiKeys, {})).body.some(({ id }) => byId(id) === address),
  },
  deleteWebhook: {
    make: async () => {
      const body = { url: 'https://hooks.example/evenway', events: ['invoice.paid' as const] };
      return byId((await admin.call(calls.createWebhook, { body })).body.webhook.id);
    },
    neverWas: byId(NEVER_WAS),
    isThere: async (address) => (await admin.call(calls.listWebhooks, {})).body.some(({ id }) => byId(id) === address),
  },
  deleteUser: {
    make: async () => byId((await invitedPerson(product, admin)).userId),
    neverWas: byId(NEVER_WAS),
    isThere: async (address) => (await admin.call(calls.listUsers, {})).body.some(({ id }) => byId(id) === address),
  },
  revokeInvitation: {
    make: async () => {
      const email = newEmail();
      await admin.call(calls.inviteUser, { query: { email, role: 'ORG_USER' } });
      return byEmail(email);
    },
    neverWas: byEmail('nobody@example.org'),
    isThere: async (address) =>
      (await admin.call(calls.listPendingInvitations, {})).body.some(({ email }) => byEmail(email) === address),
  },
  withdrawEmailChange: {
    make: async () => {
      const { firstName, lastName } = (await admin.call(calls.getCurrentUser, {})).body;
      await confirmPassword(admin);
      const body = { firstName, lastName, email: newEmail() };
      await admin.call(calls.updatePersonalInfo, { body });
      return '';
    },
    isThere: async () => (await pendingEmail()) !== null,
  },
};

const removing = Object.entries<Endpoint>(endpoints).filter(([, { method }]) => method === 'DELETE');

describe.each(removing)('%s', (name, { path }) => {
  const removal = removals[name];
  const remove = (client: TestClient, address: string) =>
    client.send('DELETE', `/api${path.replace(/\/:\w+$/, '')}${address}`);

  it('of what is gone already succeeds, or says that it is gone', async () => {
    const address = (await removal?.make()) ?? expect.fail('nothing says how to try this call');
    expect(await removal?.isThere(address)).toBe(true);
    expect((await remove(admin, address)).status).toBe(200);
    expect(await removal?.isThere(address)).toBe(false);
    const again = await remove(admin, address);
    if (again.status !== 200)
      expect(again).toMatchObject({ status: 404, body: { code: expect.stringMatching(/_gone$/) } });
  });

  it.skipIf(removal?.neverWas === undefined)(
    'answers alike for what belongs to others, is gone, and never was',
    async () => {
      const theirs = (await removal?.make()) ?? '';
      const ofOthers = await remove(stranger, theirs);
      const ofNobody = await remove(stranger, removal?.neverWas ?? '');
      expect([ofOthers.status, ofOthers.body]).toEqual([ofNobody.status, ofNobody.body]);
      expect(await removal?.isThere(theirs)).toBe(true);
      await remove(admin, theirs);
      const gone = await remove(admin, theirs);
      expect([gone.status, gone.body]).toEqual([ofNobody.status, ofNobody.body]);
    },
  );
});
