import { calls, NEW_ADMIN_HOURS } from '@evenway/contract';
import { type Endpoint, endpoints } from '@evenway/contract/schemas';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  invitedByMail,
  invitedPerson,
  joinedPerson,
  passNewAdminWait,
  signedInPerson,
} from '../../testing/accounts/people.ts';
import { addApp, confirmPassword } from '../../testing/accounts/second-factor.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

let product: TestProduct;
let founder: TestClient;
let founderId: string;
beforeAll(async () => {
  product = await startTestProduct();
  founder = (await signedInPerson(product)).client;
  founderId = (await founder.call(calls.getSessionUser, {})).body.userId;
});
afterAll(() => product.stop());

const waits = { status: 403, body: { code: 'new_admin' } };
const NOBODY = '00000000-0000-4000-8000-000000000000';
const grave = Object.entries<Endpoint>(endpoints).filter(([, one]) => one.grave === true);

/** All that a new admin must not do to the others. */
async function expectWaiting(client: TestClient): Promise<void> {
  for (const [name, { method, path }] of grave) {
    const answer = await client.send(method, `/api${path.replace(/:\w+/g, NOBODY)}`, { body: '{}' });
    expect(answer, name).toMatchObject(waits);
  }
  const demoted = await client.call(calls.updateUserRole, { params: { id: founderId }, body: { role: 'ORG_USER' } });
  expect(demoted).toMatchObject(waits);
  expect(await client.call(calls.deleteUser, { params: { id: founderId } })).toMatchObject(waits);
}

describe('Z01: a new admin waits a day before the gravest actions', () => {
  it('after an invitation, and is told until when; the rest of the work is open', async () => {
    const { client, email } = await invitedByMail(product, founder, 'ORG_ADMIN');
    await addApp(client);
    await expectWaiting(client);
    const answer = await client.call(calls.deleteUser, { params: { id: founderId } });
    const message = (answer.body as unknown as { message: string }).message;
    const [, day, time] = /from (\d{4}-\d\d-\d\d) at (\d\d:\d\d) UTC/.exec(message) ?? [];
    const hours = (Date.parse(`${day}T${time}Z`) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(NEW_ADMIN_HOURS - 0.1);
    expect(hours).toBeLessThanOrEqual(NEW_ADMIN_HOURS);
    expect(Number(answer.headers.get('retry-after')) / 3600).toBeCloseTo(hours, 1);

    const member = await invitedPerson(product, founder);
    const promoted = await client.call(calls.updateUserRole, {
      params: { id: member.userId },
      body: { role: 'ORG_ADMIN' },
    });
    expect(promoted.status).toBe(200);
    const other = await invitedPerson(product, founder);
    expect((await client.call(calls.deleteUser, { params: { id: other.userId } })).status).toBe(200);

    await passNewAdminWait(product, email);
    expect((await client.call(calls.deleteUser, { params: { id: member.userId } })).status).toBe(200);
    expect(await client.call(calls.resetSecondFactor, { params: { id: NOBODY } })).toMatchObject({
      body: { code: 'member_gone' },
    });
  });

  it('after a promotion, and again after every further one', async () => {
    const { client, email, userId } = await invitedPerson(product, founder);
    const setRole = (role: 'ORG_ADMIN' | 'ORG_USER') =>
      founder.call(calls.updateUserRole, { params: { id: userId }, body: { role } });
    await setRole('ORG_ADMIN');
    await confirmPassword(client);
    await expectWaiting(client);
    await passNewAdminWait(product, email);
    await setRole('ORG_ADMIN');
    expect(await client.call(calls.deleteUser, { params: { id: NOBODY } })).toMatchObject({ status: 404 });
    await setRole('ORG_USER');
    await setRole('ORG_ADMIN');
    await expectWaiting(client);
  });

  it('after joining with an account from elsewhere, where they wait for nothing', async () => {
    const guest = await signedInPerson(product);
    await guest.client.call(calls.updateOrganization, { body: { name: 'Elsewhere' } });
    const home = (await guest.client.call(calls.getSessionUser, {})).body.orgId ?? '';
    await joinedPerson(product, founder, guest, 'ORG_ADMIN');
    await confirmPassword(guest.client);
    await expectWaiting(guest.client);
    await guest.client.call(calls.switchOrganization, { body: { organizationId: home } });
    expect((await guest.client.call(calls.deleteOrganization, { body: { name: 'Elsewhere' } })).status).toBe(200);
  });

  it('unless they founded the organization, also a second one', async () => {
    const { client } = await signedInPerson(product);
    await client.call(calls.createOrganization, { body: { name: 'Another one', another: true } });
    await confirmPassword(client);
    expect((await client.call(calls.deleteOrganization, { body: { name: 'Another one' } })).status).toBe(200);
  });
});
