import { calls } from '@evenway/contract';
import { type Endpoint, endpoints } from '@evenway/contract/schemas';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitedPerson, newEmail, signedInPerson } from '../../testing/accounts/people.ts';
import { confirmPassword } from '../../testing/accounts/second-factor.ts';
import { claimDomain } from '../../testing/accounts/single-sign-on.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

interface Deed {
  /** By another admin, before. Returns an id that the deed needs. */
  readonly prepare?: (founder: TestClient, userId: string) => Promise<string | undefined>;
  readonly act: (admin: TestClient, id: string) => Promise<{ status: number }>;
}

const member = async (founder: TestClient) => (await invitedPerson(product, founder)).userId;
const saveProvider = (client: TestClient) => client.call(calls.saveSsoProvider, { body: product.company });
const close = (client: TestClient) => client.call(calls.deleteOrganization, { body: { name: 'Durand & Co' } });
const setContact = (client: TestClient) =>
  client.call(calls.updateBillingSettings, { body: { contact: { email: newEmail(), language: 'en' } } });

/** What waits for its turn in an organization. */
const DEEDS = {
  updateUserRole: {
    prepare: member,
    act: (admin, id) => admin.call(calls.updateUserRole, { params: { id }, body: { role: 'ORG_ADMIN' } }),
  },
  deleteUser: { prepare: member, act: (admin, id) => admin.call(calls.deleteUser, { params: { id } }) },
  createApiKey: {
    act: (admin) =>
      admin.call(calls.createApiKey, { body: { name: 'Key', scopes: ['usage:read'], expiry: { days: 30 } } }),
  },
  createWebhook: {
    act: (admin) =>
      admin.call(calls.createWebhook, { body: { url: 'https://hooks.example/', events: ['invoice.paid'] } }),
  },
  saveSsoProvider: { act: saveProvider },
  removeSsoProvider: {
    prepare: async (founder) => void (await saveProvider(founder)),
    act: (admin) => admin.call(calls.removeSsoProvider, {}),
  },
  setSsoMode: { act: (admin) => admin.call(calls.setSsoMode, { body: { mode: 'off' } }) },
  addSsoDomain: { act: (admin) => admin.call(calls.addSsoDomain, { body: { domain: 'company.example' } }) },
  removeSsoDomain: {
    prepare: async (founder) => (await claimDomain(founder, 'company.example')).id,
    act: (admin, id) => admin.call(calls.removeSsoDomain, { params: { id } }),
  },
  updateBillingSettings: { act: setContact },
  resendBillingConfirmation: {
    prepare: async (founder) => void (await setContact(founder)),
    act: (admin) => admin.call(calls.resendBillingConfirmation, {}),
  },
  deleteOrganization: { act: close },
  restoreOrganization: {
    prepare: async (founder) => {
      await confirmPassword(founder);
      expect((await close(founder)).status).toBe(200);
      return undefined;
    },
    act: (admin) => admin.call(calls.restoreOrganization, {}),
  },
} satisfies Record<string, Deed>;

/** What happens meanwhile, and what the deed then gets. */
const MEANWHILE = {
  'another admin takes the role away': {
    statement: `update memberships set role = 'ORG_USER' where user_id = $1`,
    refusal: { status: 403, body: { code: 'forbidden' } },
  },
  'another admin removes them': {
    statement: 'delete from memberships where user_id = $1',
    refusal: { status: 401, body: { code: 'not_signed_in' } },
  },
  'the owner of the account ends the session': {
    statement: 'delete from sessions where user_id = $1',
    refusal: { status: 401, body: { code: 'not_signed_in' } },
  },
};

async function overtaken({ prepare, act }: Deed, event: string | undefined, statement: string) {
  const { client: founder } = await signedInPerson(product);
  const { client, userId } = await invitedPerson(product, founder, 'ORG_ADMIN');
  await confirmPassword(client);
  const { orgId } = (await client.call(calls.getSessionUser, {})).body;
  const id = (await prepare?.(founder, userId)) ?? '';
  const held = await product.pool.connect();
  try {
    await held.query('begin');
    await held.query('select from organizations where id = $1 for no key update', [orgId]);
    const acting = act(client, id);
    await waitFor(async () => {
      const { rowCount } = await product.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rowCount === 1 || undefined;
    }, 'the request to wait for its turn');
    await held.query(statement, [userId]);
    await held.query('commit');
    const answer = await acting;
    const { rowCount } = await product.pool.query('select from audit_entries where actor_id = $1 and event = $2', [
      userId,
      event,
    ]);
    return { answer, recorded: rowCount };
  } finally {
    held.release();
  }
}

describe('whether someone may act is asked again under the lock', () => {
  for (const [name, deed] of Object.entries<Deed>(DEEDS))
    for (const [what, { statement, refusal }] of Object.entries(MEANWHILE))
      it(`${name}: ${what}`, async () => {
        const { event } = (endpoints as Record<string, Endpoint>)[name] ?? {};
        const { answer, recorded } = await overtaken(deed, event, statement);
        expect(answer).toMatchObject(refusal);
        expect(recorded).toBe(0);
      });
});
