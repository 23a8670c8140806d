import { calls } from '@evenway/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BillingProduct, startBillingProduct } from '../../testing/billing-product.ts';
import { signedInPerson } from '../../testing/people.ts';

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
