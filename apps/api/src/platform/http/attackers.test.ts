import { isDeepStrictEqual } from 'node:util';
import { API_KEY_SCOPES, calls } from '@evenway/contract';
import type { Answer } from '@evenway/testing/test-client';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApiKey } from '../../testing/accounts/api-keys.ts';
import { signedInPerson } from '../../testing/accounts/people.ts';
import { confirmPassword, personWithApp } from '../../testing/accounts/second-factor.ts';
import { type Attacked, createAttacked } from '../../testing/attacks/attacked-organization.ts';
import { createWalk, namedBy, type Walked } from '../../testing/attacks/walk-every-call.ts';
import { type BillingProduct, startBillingProduct } from '../../testing/billing-product.ts';
import type { Change } from '../../testing/database/record-changes.ts';
import { writeBuiltFiles } from '../../testing/fuzz/built-files.ts';
import { snapshotRows } from '../../testing/fuzz/snapshot-rows.ts';
import * as apiKeys from '../database/schema/api-keys.ts';
import * as dataRights from '../database/schema/data-rights.ts';
import * as people from '../database/schema/people.ts';
import * as secondFactors from '../database/schema/second-factors.ts';
import * as singleSignOn from '../database/schema/single-sign-on.ts';
import { webhookEndpoints } from '../database/schema/webhooks.ts';
import { createSession } from '../sessions/session-repository.ts';

let billing: BillingProduct;
let attacked: Attacked;
let walk: Awaited<ReturnType<typeof createWalk>>;
const built = writeBuiltFiles();
beforeAll(async () => {
  billing = await startBillingProduct({}, built);
  attacked = await createAttacked(billing);
  walk = await createWalk(billing, attacked);
});
afterAll(async () => {
  await billing.stop();
  built.remove();
});

const query = async (text: string, ...values: unknown[]) => (await billing.product.pool.query(text, values)).rows;
const cookieOf = (cookie: string) => ({ cookie });
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const codeOf = ({ body }: Answer<unknown>) => (body as { code?: string } | null)?.code;

/** Puts people and their organizations back, as admins who need not wait any more. */
async function recovery(...emails: string[]) {
  const restore = await snapshotRows(billing.product.pool, emails);
  return async () => {
    await restore();
    await query('update memberships set admin_since = null');
  };
}

/** Without a session, nothing but what is public answers. */
const WITHOUT_SESSION = 1;
function expectShutOut(walked: readonly Walked[]): void {
  for (const { name, endpoint, answers } of walked)
    if (endpoint.access !== 'public' && endpoint.access !== 'key')
      for (const { status } of answers) expect([name, status]).toEqual([name, 401]);
}

/** Who gets in, by what, and what is taken out: a session alone changes nothing there. */
const DOORS = new Set(
  [apiKeys, dataRights, people, secondFactors, singleSignOn, { webhookEndpoints }]
    .flatMap((tables): unknown[] => Object.values(tables))
    .flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : [])),
);
/** The first mail to a billing contact makes the link that ends such mails, and opens nothing else. */
const isUnsubscribeLink = ({ table, before, after }: Change) => {
  const link = { billing_link_id: null, billing_secret_hash: null };
  return table === 'organizations' && isDeepStrictEqual(before, { ...after, ...link });
};
const BEGUN = 'it counts for nothing before it is finished elsewhere';
const ENDS = 'a thief, or a key that leaked, must be shut out at once';
const BACK = 'it can be changed back, and gives nobody access';
const WITHOUT_CONFIRMATION = {
  ...{ confirmWithGoogle: BEGUN, confirmWithFacebook: BEGUN, trySingleSignOn: BEGUN, beginPasskeyConfirmation: BEGUN },
  ...{ logOut: ENDS, endSession: ENDS, endOtherSessions: ENDS, revokeApiKey: ENDS, revokeInvitation: ENDS },
  ...{ updatePersonalInfo: BACK, updateMailLanguage: BACK, updateOrganization: BACK, switchMessageDigest: BACK },
  inviteUser: 'only ordinary users; step-up.test.ts shows that inviting an admin asks',
  refreshSession: 'a session ends at its time, however often it is extended',
  createOrganization: 'it begins with nothing in it',
  switchOrganization: 'it chooses among organizations of the person',
};
/** Starting a check has ended the one that these name. */
const ENDED_BEFORE = ['getCheck', 'stopCheck'];

describe('every call, tried on an organization by', () => {
  it('a visitor', async () => {
    expectShutOut(await walk({ headers: {}, tries: WITHOUT_SESSION }));
  });

  it('a neighbour: an admin of another organization, confirmed, who knows its ids', async () => {
    const { client, token, email } = await personWithApp(billing.product);
    await walk({
      headers: { ...cookieOf(client.cookieHeader()), ...bearer(token) },
      keyHeaders: bearer(await newApiKey(client, API_KEY_SCOPES)),
      recover: await recovery(email),
    });
  });

  it('a hostile issuer, which opens a session for one of its admins', async () => {
    const { userId } = attacked.member;
    const issuer = await signedInPerson(billing.product);
    const { orgId } = (await issuer.client.call(calls.getSessionUser, {})).body;
    if (!orgId) throw new Error('no organization');
    await query(`insert into memberships (user_id, organization_id, role) values ($1, $2, 'ORG_ADMIN')`, userId, orgId);
    const { secret } = await createSession(billing.product.platform.database, userId, {
      ...{ device: null, ssoOrganizationId: orgId, confirmedWith: 'provider' },
    });
    const [self] = await query('select id, email, first_name, last_name from users where id = $1', userId);
    const ofThem = new Set(Object.values(self));
    const recover = await recovery(issuer.email, self.email);
    await recover();
    await walk({
      headers: cookieOf(`evenway_session=${secret}`),
      mayNotRead: attacked.marks.filter((mark) => !ofThem.has(mark)),
      // What the person is and does in the issuer's organization.
      isOwn: (change) =>
        namedBy(change, [orgId]).length > 0 && namedBy(change, attacked.ids).every((id) => id === userId),
      mayChange: {
        updateMailLanguage: 'the language of the screens that the person sees in this session',
        requestOrganizationExport: 'of the issuer’s own organization, and the person gets a mail that it is ready',
      },
      recover,
    });
  });

  it('a former admin, with a session, links and a key from before', async () => {
    const { client, token, email, apiKey } = attacked.former;
    await confirmPassword(client);
    const { userId } = (await client.call(calls.getSessionUser, {})).body;
    const byKey = 'a key belongs to the organization, whose admins see that its creator is gone (decision 55)';
    await walk({
      headers: { ...cookieOf(client.cookieHeader()), ...bearer(token) },
      keyHeaders: bearer(apiKey),
      // Their session still says where it was opened.
      isOwn: ({ table, before, after }: Change) => table === 'sessions' && (before ?? after)?.user_id === userId,
      mayRead: {
        getSessionUser: 'names the organization that removed them',
        ...{ 'v1.getKey': byKey, 'v1.listUsage': byKey, 'v1.getWebsiteUsage': byKey },
      },
      mayChange: { 'v1.getKey': byKey },
      recover: await recovery(email),
    });
  });

  it('a former admin whose account went with the membership', async () => {
    const { client, token } = attacked.deleted;
    const headers = { ...cookieOf(client.cookieHeader()), ...bearer(token) };
    expectShutOut(await walk({ headers, tries: WITHOUT_SESSION }));
  });

  it('the holder of a key, where only sessions count', async () => {
    const headers = bearer(attacked.former.apiKey);
    expectShutOut(await walk({ headers, keyHeaders: {}, tries: WITHOUT_SESSION }));
  });

  it('a thief of an admin’s session, more than ten minutes after signing in', async () => {
    const { admin, adminId } = attacked;
    const [{ email }] = await query('select email from users where id = $1', adminId);
    await query(
      `update sessions set created_at = created_at - interval '11 minutes', confirmed_at = confirmed_at - interval '11 minutes'
       where user_id = $1`,
      adminId,
    );
    const walked = await walk({
      headers: cookieOf(admin.cookieHeader()),
      mayNotRead: attacked.secrets,
      mayRead: { createCheckoutSession: 'the address of the checkout names it' },
      isOwn: (change) => !DOORS.has(change.table) || isUnsubscribeLink(change),
      mayChange: WITHOUT_CONFIRMATION,
      recover: await recovery(email),
    });
    for (const { name, endpoint, answers } of walked)
      if (typeof endpoint.stepUp === 'string')
        for (const answer of answers) expect([name, codeOf(answer)]).toEqual([name, 'step_up_required']);
    // What an admin's session reaches with these inputs is what only a guard kept from the others.
    const unreached = walked.filter(
      ({ endpoint: { access, stepUp }, answers }) =>
        (access === 'member' || access === 'admin') &&
        stepUp === undefined &&
        answers.every(({ status }) => [400, 401, 403, 404].includes(status)),
    );
    expect(unreached.map(({ name }) => name)).toEqual(ENDED_BEFORE);
  });
});
