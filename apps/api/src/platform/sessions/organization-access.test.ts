import { calls } from '@evenway/contract';
import { type Endpoint, endpoints } from '@evenway/contract/schemas';
import type { Answer, TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEmail, signedInPerson } from '../../testing/accounts/people.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite } from '../../testing/websites/widget-websites.ts';
import { hashSecret, linkSecret } from '../crypto/keys.ts';

let product: TestProduct;
/** Admin of the organization that the others act in, from a session somewhere else. */
let host: TestClient;
let target: string;
/** An organization that offers websites to people of the target. */
let seller: { client: TestClient; orgId: string; userId: string };
beforeAll(async () => {
  product = await startTestProduct();
  host = (await signedInPerson(product)).client;
  target = await orgIdOf(host);
  const { client } = await signedInPerson(product);
  const { orgId, userId } = (await client.call(calls.getSessionUser, {})).body;
  seller = { client, orgId: orgId ?? '', userId };
});
afterAll(() => product.stop());

const orgIdOf = async (client: TestClient) => (await client.call(calls.getSessionUser, {})).body.orgId ?? '';
const query = (text: string, values: unknown[]) => product.pool.query(text, values);

interface Person {
  readonly client: TestClient;
  readonly email: string;
  readonly userId: string;
  /** Their own organization, which their session works in. */
  readonly own: string;
}

/** An admin elsewhere who is an admin of the target, too. */
async function newPerson(): Promise<Person> {
  const { client, email } = await signedInPerson(product);
  const { userId, orgId } = (await client.call(calls.getSessionUser, {})).body;
  await query('insert into memberships (user_id, organization_id, role) values ($1, $2, $3)', [
    ...[userId, target, 'ORG_ADMIN'],
  ]);
  await query(`update sessions set confirmed_at = now(), confirmed_with = 'provider' where user_id = $1`, [userId]);
  return { client, email, userId, own: orgId ?? '' };
}

/** The state that a person or the target is put into. `reopen` undoes what concerns the target. */
const STATES = {
  'an admin': () => Promise.resolve(),
  'a session of another organization’s single sign-on': ({ userId, own }) =>
    query('update sessions set sso_organization_id = $2 where user_id = $1', [userId, own]),
  'an ordinary session where single sign-on is required': ({ email }) =>
    query('update organizations set sso_enforced_domains = $2 where id = $1', [target, [email.split('@')[1]]]),
  'a member without the required second factor': () =>
    query('update organizations set requires_second_factor = true where id = $1', [target]),
  'a member of a closed organization': () =>
    query(`update organizations set deletes_at = now() + interval '14 days' where id = $1`, [target]),
  'a member of a suspended organization': () =>
    query('update organizations set suspended_at = now() where id = $1', [target]),
  'a removed member': ({ userId }) =>
    query('delete from memberships where user_id = $1 and organization_id = $2', [userId, target]),
  'a user': ({ userId }) =>
    query(`update memberships set role = 'ORG_USER' where user_id = $1 and organization_id = $2`, [userId, target]),
} satisfies Record<string, (person: Person) => Promise<unknown>>;
type State = keyof typeof STATES;

const reopen = () =>
  query(
    'update organizations set sso_enforced_domains = null, requires_second_factor = false, deletes_at = null, suspended_at = null where id = $1',
    [target],
  );

async function offeredWebsite({ email }: Person): Promise<string> {
  const { id } = await insertWidgetWebsite(product, seller.client, { status: null });
  const { rows } = await query(
    `insert into website_transfers (website_id, from_organization_id, email, offered_by, secret_hash, expires_at)
     values ($1, $2, $3, $4, gen_random_uuid()::text, now() + interval '1 day') returning id`,
    [id, seller.orgId, email, seller.userId],
  );
  const secret = linkSecret(product.platform.keys.link, rows[0].id);
  await query('update website_transfers set secret_hash = $2 where id = $1', [rows[0].id, hashSecret(secret)]);
  return secret;
}

/** The target's admin invites the person before they get into the state; they cannot be a member then. */
async function invited({ email, userId }: Person, state: State): Promise<string> {
  await STATES['a removed member']({ userId } as Person);
  const { userId: hostId } = (await host.call(calls.getSessionUser, {})).body;
  const { rows } = await query(
    `insert into invitations (organization_id, email, role, invited_by, secret_hash, expires_at)
     values ($1, $2, $3, $4, gen_random_uuid()::text, now() + interval '1 day') returning id`,
    [target, email, state === 'a user' ? 'ORG_USER' : 'ORG_ADMIN', hostId],
  );
  const secret = linkSecret(product.platform.keys.link, rows[0].id);
  await query('update invitations set secret_hash = $2 where id = $1', [rows[0].id, hashSecret(secret)]);
  return secret;
}

const outcome = ({ status, body }: Answer<unknown>) => (status < 300 ? 'done' : (body as { code?: string }).code);

/** Every way into another organization than the chosen one, or to something of it. */
const WAYS = {
  listing: async ({ client }) =>
    (await client.call(calls.listOwnOrganizations, {})).body.some(({ id }) => id === target) ? 'listed' : 'not listed',
  overview: async ({ client }) => {
    const found = (await client.call(calls.getOrganizationsOverview, {})).body.find(({ id }) => id === target);
    return found ? (found.websites === null ? 'no figures' : 'figures') : 'not listed';
  },
  switching: async ({ client }) =>
    outcome(await client.call(calls.switchOrganization, { body: { organizationId: target } })),
  'reading there': async ({ client }) => {
    await client.call(calls.switchOrganization, { body: { organizationId: target } });
    if ((await orgIdOf(client)) !== target) return 'not there';
    return outcome(await client.call(calls.listUsers, {}));
  },
  'an admin’s deed there': async ({ client }) => {
    await client.call(calls.switchOrganization, { body: { organizationId: target } });
    if ((await orgIdOf(client)) !== target) return 'not there';
    return outcome(await client.call(calls.revokeInvitation, { query: { email: newEmail() } }));
  },
  'accepting a website': async (person, prepared) =>
    outcome(
      await person.client.call(calls.acceptTransfer, {
        query: { token: prepared },
        body: { organizationId: target },
      }),
    ),
  'moving a website': async ({ client }, prepared) =>
    outcome(await client.call(calls.moveWebsite, { params: { id: prepared }, body: { organizationId: target } })),
  'registering a website': async ({ client }) =>
    outcome(
      await client.call(calls.onboardWebsite, {
        body: { domain: 'elsewhere.example', organizationId: target, priceId: 'price_any' },
      }),
    ),
  'accepting an invitation': async ({ client }, prepared) => {
    const joined = outcome(await client.call(calls.joinOrganization, { query: { token: prepared } }));
    return joined === 'done' ? `done, then ${outcome(await client.call(calls.listUsers, {}))}` : joined;
  },
} satisfies Record<string, (person: Person, prepared: string) => Promise<string | undefined>>;
type Way = keyof typeof WAYS;

async function prepare(way: Way, person: Person, state: State): Promise<string> {
  if (way === 'accepting a website') return offeredWebsite(person);
  if (way === 'moving a website') return (await insertWidgetWebsite(product, person.client, { status: null })).id;
  return way === 'accepting an invitation' ? invited(person, state) : '';
}

const EXPECTED: Record<State, Record<Way, string>> = {
  'an admin': {
    listing: 'listed',
    overview: 'figures',
    switching: 'done',
    'reading there': 'done',
    'an admin’s deed there': 'done',
    'accepting a website': 'done',
    'moving a website': 'done',
    'registering a website': 'not_found',
    'accepting an invitation': 'done, then done',
  },
  'a session of another organization’s single sign-on': {
    listing: 'not listed',
    overview: 'not listed',
    switching: 'own_sign_in_required',
    'reading there': 'not there',
    'an admin’s deed there': 'not there',
    'accepting a website': 'own_sign_in_required',
    'moving a website': 'own_sign_in_required',
    'registering a website': 'not_found',
    'accepting an invitation': 'own_sign_in_required',
  },
  'an ordinary session where single sign-on is required': {
    listing: 'listed',
    overview: 'no figures',
    switching: 'done',
    'reading there': 'single_sign_on_required',
    'an admin’s deed there': 'single_sign_on_required',
    'accepting a website': 'single_sign_on_required',
    'moving a website': 'single_sign_on_required',
    'registering a website': 'not_found',
    'accepting an invitation': 'done, then single_sign_on_required',
  },
  'a member without the required second factor': {
    listing: 'listed',
    overview: 'no figures',
    switching: 'done',
    'reading there': 'second_factor_missing',
    'an admin’s deed there': 'second_factor_missing',
    'accepting a website': 'second_factor_missing',
    'moving a website': 'second_factor_missing',
    'registering a website': 'not_found',
    'accepting an invitation': 'done, then second_factor_missing',
  },
  'a member of a closed organization': {
    listing: 'listed',
    overview: 'no figures',
    switching: 'done',
    'reading there': 'organization_closed',
    'an admin’s deed there': 'organization_closed',
    'accepting a website': 'organization_closed',
    'moving a website': 'organization_closed',
    'registering a website': 'not_found',
    'accepting an invitation': 'invitation_invalid',
  },
  'a member of a suspended organization': {
    listing: 'listed',
    overview: 'no figures',
    switching: 'done',
    'reading there': 'organization_suspended',
    'an admin’s deed there': 'organization_suspended',
    'accepting a website': 'organization_suspended',
    'moving a website': 'organization_suspended',
    'registering a website': 'not_found',
    'accepting an invitation': 'invitation_invalid',
  },
  'a removed member': {
    listing: 'not listed',
    overview: 'not listed',
    switching: 'not_found',
    'reading there': 'not there',
    'an admin’s deed there': 'not there',
    'accepting a website': 'not_found',
    'moving a website': 'not_found',
    'registering a website': 'not_found',
    'accepting an invitation': 'done, then done',
  },
  'a user': {
    listing: 'listed',
    overview: 'figures',
    switching: 'done',
    'reading there': 'done',
    'an admin’s deed there': 'forbidden',
    'accepting a website': 'forbidden',
    'moving a website': 'forbidden',
    'registering a website': 'not_found',
    'accepting an invitation': 'done, then done',
  },
};

describe('Z04: every call that names an organization', () => {
  it('is one of the ways below', () => {
    const naming = Object.entries<Endpoint>(endpoints).filter(([, { body, query: parameters, params }]) =>
      [body, parameters, params].some((part) => 'organizationId' in ((part as { shape?: object })?.shape ?? {})),
    );
    expect(naming.map(([name]) => name).sort()).toEqual([
      'acceptTransfer',
      'moveWebsite',
      'onboardWebsite',
      'switchOrganization',
    ]);
  });
});

describe('Z04: every way into another organization asks the same rule', () => {
  for (const state of Object.keys(STATES) as State[])
    it(state, async () => {
      const found: [Way, string | undefined][] = [];
      for (const way of Object.keys(WAYS) as Way[]) {
        const person = await newPerson();
        const prepared = await prepare(way, person, state);
        await STATES[state](person);
        found.push([way, await WAYS[way](person, prepared)]);
        await reopen();
      }
      expect(Object.fromEntries(found)).toEqual(EXPECTED[state]);
    });
});
