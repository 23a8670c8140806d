import { API_KEY_SCOPES, type ApiKeyScope, calls, signUp } from '@evenway/contract';
import { type Endpoint, endpoints, publicEndpoints } from '@evenway/contract/schemas';
import { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../../../../scripts/lib/testing/depth.ts';
import { newApiKey } from '../../testing/accounts/api-keys.ts';
import {
  digest,
  invitedPerson,
  joinedPerson,
  leaveWithoutOrganization,
  newEmail,
  PASSWORD,
  signedInPerson,
  signUpBody,
} from '../../testing/accounts/people.ts';
import { confirmPassword } from '../../testing/accounts/second-factor.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';
import { insertWidgetWebsite, type WidgetWebsite } from '../../testing/websites/widget-websites.ts';

type Who =
  | 'nobody'
  | 'unverified'
  | 'removed member'
  | 'ORG_USER'
  | 'ORG_ADMIN'
  | 'admin of another organization'
  | 'user here, admin elsewhere'
  | 'admin without organization'
  | 'program with a key';

/** A program: no cookies, no origin, only a key. */
class KeyClient extends TestClient {
  private readonly key: string;

  constructor(key: string) {
    super(product.url, product.settings.WEB_URL);
    this.key = key;
  }

  override send(...[method, path, options = {}]: Parameters<TestClient['send']>) {
    const headers = { authorization: `Bearer ${this.key}`, ...options.headers };
    return super.send(method, path, { ...options, headers });
  }
}

/** Keys that may do everything for their organization, or one thing, or no longer anything. */
type Holder = ApiKeyScope | 'everything' | 'everything elsewhere' | 'expired' | 'revoked' | 'of a deleted organization';

let product: TestProduct;
const people = {} as Record<Who, TestClient>;
const holders = {} as Record<Holder, TestClient>;
let ownWebsite: WidgetWebsite;
let foreignWebsite: WidgetWebsite;
let ownIds: string[];
/** In the organization that a member of two has not chosen. */
let elsewhereIds: string[];
const foreignNames = ['Foreign organization', 'Foreigner'];

beforeAll(async () => {
  product = await startTestProduct();
  const admin = await signedInPerson(product);
  const user = await invitedPerson(product, admin.client);
  const removed = await invitedPerson(product, admin.client);
  await admin.client.call(calls.deleteUser, { params: { id: removed.userId } });
  const stranger = await signedInPerson(product);
  await stranger.client.call(calls.updateOrganization, { body: { name: 'Foreign organization' } });
  await stranger.client.call(calls.updatePersonalInfo, {
    body: { firstName: 'Foreigner', lastName: 'Foreigner', email: stranger.email },
  });
  const both = await signedInPerson(product);
  const { orgId: elsewhere } = (await both.client.call(calls.getSessionUser, {})).body;
  await both.client.call(calls.updateOrganization, { body: { name: 'Organization elsewhere' } });
  const there = await invitedPerson(product, both.client);
  await joinedPerson(product, admin.client, both);
  elsewhereIds = [elsewhere ?? '', there.userId];
  const founder = await signedInPerson(product);
  await leaveWithoutOrganization(product, founder.email);
  const unverifiedEmail = newEmail();
  const unverified = product.client();
  await unverified.call(signUp, { body: signUpBody(unverifiedEmail) });
  await unverified.call(calls.logIn, { body: { email: unverifiedEmail, password: digest(PASSWORD) } });
  Object.assign(people, {
    nobody: product.client(),
    unverified,
    'removed member': removed.client,
    ORG_USER: user.client,
    ORG_ADMIN: admin.client,
    'admin of another organization': stranger.client,
    'user here, admin elsewhere': both.client,
    'admin without organization': founder.client,
  });
  holders.everything = new KeyClient(await newApiKey(admin.client, API_KEY_SCOPES));
  people['program with a key'] = holders.everything;
  ownIds = [user.userId];
});
afterAll(() => product.stop());

async function makeKeys(): Promise<void> {
  const [admin, stranger] = [people.ORG_ADMIN, people['admin of another organization']];
  ownWebsite = await insertWidgetWebsite(product, admin);
  foreignWebsite = await insertWidgetWebsite(product, stranger);
  const hold = async (holder: Holder, owner: TestClient, scopes: readonly ApiKeyScope[] = API_KEY_SCOPES) => {
    const key = await newApiKey(owner, scopes);
    holders[holder] = new KeyClient(key);
    return key.slice(0, 13);
  };
  for (const scope of API_KEY_SCOPES) await hold(scope, admin, [scope]);
  await hold('everything elsewhere', stranger);
  const expired = await hold('expired', admin);
  await product.pool.query('update api_keys set expires_at = now() where prefix = $1', [expired]);
  const revoked = await hold('revoked', admin);
  await product.pool.query('delete from api_keys where prefix = $1', [revoked]);
  const leaving = (await signedInPerson(product)).client;
  await hold('of a deleted organization', leaving);
  await confirmPassword(leaving);
  await leaving.call(calls.deleteOrganization, { body: { name: 'Durand & Co' } });
}

/** What the access rule of an endpoint says for a person: a status, or undefined for "allowed". */
function refusal(access: Endpoint['access'], who: Who): number | undefined {
  if (access === 'public') return undefined;
  if (access === 'bearer') return 401;
  if (['nobody', 'unverified', 'removed member', 'program with a key'].includes(who)) return 401;
  if (access === 'signedIn') return undefined;
  const isUser = who === 'ORG_USER' || who === 'user here, admin elsewhere';
  if ((access === 'admin' || access === 'anyAdmin') && isUser) return 403;
  if ((access === 'admin' || access === 'member') && who === 'admin without organization') return 403;
  return undefined;
}

/** Without an id in the path, one request is enough. */
const idsFor = ({ path }: Endpoint, ids: string[]) => (path.includes(':') ? ids : ids.slice(0, 1));
const NO_ID = '00000000-0000-4000-8000-000000000000';

/**
 * Both sides of every access rule: the weakest who may, the strongest who may not, another tenant, nobody. These try
 * every call; the others take turns, except in a full run.
 */
const AT_THE_BOUNDARY: readonly Who[] = [
  'nobody',
  'ORG_USER',
  'ORG_ADMIN',
  'admin of another organization',
  'admin without organization',
];
const triesCall = (who: Who, turn: number) => isFull || AT_THE_BOUNDARY.includes(who) || isTurnOf(who, OTHERS, turn);
const OTHERS: readonly Who[] = ['unverified', 'removed member', 'user here, admin elsewhere', 'program with a key'];
const isTurnOf = <T>(one: T, all: readonly T[], turn: number) => all[turn % all.length] === one;

/** Calls that would end the session or account that makes them. */
const changesTheCaller = new Set(['logOut', 'createOrganization', 'leaveOrganization', 'deleteUser', 'updateUserRole']);

/** Calls about all organizations of a person. */
const acrossOrganizations = new Set(['listOwnOrganizations', 'getOrganizationsOverview', 'switchOrganization']);

describe('8.2.1, 8.2.2, 8.3.1: the permission matrix, over raw HTTP', () => {
  for (const [turn, [name, endpoint]] of Object.entries<Endpoint>(endpoints).entries()) {
    it(`${endpoint.method} ${endpoint.path} (${endpoint.access})`, async () => {
      for (const [who, client] of Object.entries(people) as [Who, TestClient][]) {
        if (!triesCall(who, turn)) continue;
        const ids = isFull || who === 'ORG_ADMIN' ? [...ownIds, NO_ID] : ownIds;
        for (const id of idsFor(endpoint, ids)) {
          const expected = refusal(endpoint.access, who);
          if (expected === undefined && changesTheCaller.has(name)) continue;
          const path = `/api${endpoint.path.replace(/:\w+/g, id)}`;
          const answer = await client.send(endpoint.method, path, endpoint.method === 'GET' ? {} : { body: '{}' });
          // Allowed by the access rule; step-up confirmation is tested elsewhere (step-up.test.ts).
          if (expected === undefined && endpoint.stepUp === 'always')
            expect(answer.body, `${who} on ${name}`).toMatchObject({ code: 'step_up_required' });
          else if (expected === undefined) expect([401, 403], `${who} on ${name}`).not.toContain(answer.status);
          else expect(answer.status, `${who} on ${name}`).toBe(expected);
          if (who !== 'admin of another organization') {
            for (const secret of foreignNames)
              expect(JSON.stringify(answer.body), `${who} on ${name}`).not.toContain(secret);
          }
        }
      }
    });
  }

  it('someone with two organizations reaches nothing of the other one from the chosen one', async () => {
    const client = people['user here, admin elsewhere'];
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      if (endpoint.access === 'public' || acrossOrganizations.has(name)) continue;
      if (changesTheCaller.has(name) && endpoint.access !== 'admin') continue;
      for (const id of idsFor(endpoint, elsewhereIds)) {
        const path = `/api${endpoint.path.replace(/:\w+/g, id)}`;
        const answer = await client.send(endpoint.method, path, endpoint.method === 'GET' ? {} : { body: '{}' });
        // Removing something from one's own account succeeds even if it is already gone.
        if (endpoint.path.includes(':') && endpoint.access !== 'signedIn')
          expect([400, 401, 403, 404], name).toContain(answer.status);
        expect(JSON.stringify(answer.body), name).not.toContain('Organization elsewhere');
      }
    }
  });

  it('X09: an ordinary user can neither invite nor promote, whatever the way', async () => {
    const user = people.ORG_USER;
    const [id = ''] = ownIds;
    expect((await user.call(calls.inviteUser, { query: { email: newEmail(), role: 'ORG_ADMIN' } })).status).toBe(403);
    expect((await user.call(calls.resendInvitation, { query: { email: newEmail() } })).status).toBe(403);
    expect((await user.call(calls.updateUserRole, { params: { id }, body: { role: 'ORG_ADMIN' } })).status).toBe(403);
    expect((await user.call(calls.getSessionUser, {})).body.role).toBe('ORG_USER');
  });
});

describe('the same over organizations, roles, keys and scopes', () => {
  beforeAll(makeKeys);

  const DEAD: readonly Holder[] = ['expired', 'revoked', 'of a deleted organization'];
  const isDead = (holder: Holder) => DEAD.includes(holder);
  const isAllowed = (holder: Holder, scope: Endpoint['scope']) =>
    !isDead(holder) &&
    (holder === 'everything' || holder === 'everything elsewhere' || scope === null || holder === scope);

  /** Every key that is allowed, one with another scope, and one that is no longer valid; all keys in a full run. */
  const triesKey = (holder: Holder, { scope }: Endpoint, turn: number) =>
    isFull ||
    isAllowed(holder, scope) ||
    isTurnOf(
      holder,
      API_KEY_SCOPES.filter((other) => other !== scope),
      turn,
    ) ||
    isTurnOf(holder, DEAD, turn);

  for (const [turn, [name, endpoint]] of Object.entries<Endpoint>(publicEndpoints).entries()) {
    const ask = (client: TestClient, id: string) =>
      client.send(endpoint.method, `/api${endpoint.path.replace(':id', id)}`, {
        ...(endpoint.method !== 'GET' && { body: endpoint.method === 'PATCH' ? '{"configuration":{}}' : '{}' }),
      });

    it(`${endpoint.method} ${endpoint.path} (${endpoint.scope ?? 'any key'})`, async () => {
      for (const [who, client] of Object.entries(people) as [Who, TestClient][]) {
        if (who === 'program with a key' || !triesCall(who, turn)) continue;
        expect(await ask(client, ownWebsite.id), `${who} on ${name}`).toMatchObject({
          status: 401,
          body: { code: 'key_missing' },
        });
      }
      for (const [holder, client] of Object.entries(holders) as [Holder, TestClient][]) {
        if (!triesKey(holder, endpoint, turn)) continue;
        const isElsewhere = holder === 'everything elsewhere';
        const [own, foreign] = isElsewhere ? [foreignWebsite, ownWebsite] : [ownWebsite, foreignWebsite];
        for (const { id } of [own, foreign]) {
          const { status, body } = await ask(client, id);
          const what = `${holder} on ${name}`;
          if (isDead(holder)) expect(status, what).toBe(401);
          else if (!isAllowed(holder, endpoint.scope)) expect(body, what).toMatchObject({ code: 'scope_missing' });
          else if (id === foreign.id && endpoint.path.includes(':id'))
            expect(body, what).toMatchObject({ code: 'website_gone' });
          else expect([200, 400], what).toContain(status);
          const secrets = isElsewhere ? [foreign.domain] : [foreign.domain, ...foreignNames];
          for (const secret of secrets) expect(JSON.stringify(body), what).not.toContain(secret);
        }
      }
    });
  }
});
