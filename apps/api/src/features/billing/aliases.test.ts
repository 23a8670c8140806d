import { calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invitedPerson, signedInPerson } from '../../testing/accounts/people.ts';
import { type BillingProduct, startBillingProduct } from '../../testing/billing-product.ts';

let billing: BillingProduct;
beforeAll(async () => {
  billing = await startBillingProduct();
});
afterAll(() => billing.stop());

it('the other addresses of cancel, resume and the portal answer alike', async () => {
  const { client: admin } = await signedInPerson(billing.product);
  const { id } = await billing.subscribe(admin, 'alias.example');
  expect(await admin.call(calls.cancelWebsite, { params: { id } })).toMatchObject({
    status: 200,
    body: { id, status: 'CANCELLED' },
  });
  expect(await admin.call(calls.resumeWebsite, { params: { id } })).toMatchObject({
    status: 200,
    body: { id, status: 'ACTIVE' },
  });
  for (const portal of [calls.createPortalSession, calls.getCustomerPortal]) {
    const answer = await admin.call(portal, {});
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer).toMatchObject({ status: 200, body: { url: expect.stringMatching(/^https?:\/\//) } });
  }
});

it('X41: an alias refuses everyone whom the call it stands for refuses', async () => {
  const { client: admin } = await signedInPerson(billing.product);
  const { id } = await billing.subscribe(admin, 'guarded.example');
  const ways: Record<string, ((client: TestClient) => Promise<{ status: number }>)[]> = {
    cancel: [
      (client) => client.call(calls.cancelSubscription, { query: { websiteId: id } }),
      (client) => client.call(calls.cancelWebsite, { params: { id } }),
    ],
    resume: [
      (client) => client.call(calls.resumeSubscription, { query: { websiteId: id } }),
      (client) => client.call(calls.resumeWebsite, { params: { id } }),
    ],
    portal: [
      (client) => client.call(calls.createPortalSession, {}),
      (client) => client.call(calls.getCustomerPortal, {}),
    ],
  };
  const user = (await invitedPerson(billing.product, admin)).client;
  const stranger = (await signedInPerson(billing.product)).client;
  for (const [what, calling] of Object.entries(ways)) {
    for (const call of calling) {
      expect((await call(billing.product.client())).status, `nobody, ${what}`).toBe(401);
      expect((await call(user)).status, `user, ${what}`).toBe(403);
      // Another organization has no such website, and no customer of its own to open a portal for.
      expect((await call(stranger)).status, `stranger, ${what}`).toBe(what === 'portal' ? 409 : 404);
    }
  }
  expect(await billing.website(admin, 'guarded.example')).toMatchObject({ status: 'ACTIVE' });
});
