import { type BillingContact, calls } from '@evenway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillingProduct, startBillingProduct } from '../../testing/billing-product.ts';
import { invitedPerson, signedInPerson } from '../../testing/people.ts';
import type { TestClient } from '../../testing/test-client.ts';

let billing: BillingProduct;
beforeAll(async () => {
  billing = await startBillingProduct();
});
afterAll(() => billing.stop());

const contact: BillingContact = { email: 'books@accountant.example', language: 'fr' };
const save = (client: TestClient, next: BillingContact | null) =>
  client.call(calls.updateBillingSettings, { body: { contact: next } });
const read = async (client: TestClient) => (await client.call(calls.getBillingSettings, {})).body;

const customerOf = async (client: TestClient) => {
  const { orgId } = (await client.call(calls.getSessionUser, {})).body;
  const { rows } = await billing.product.pool.query(
    'select customer_id from payment_customers where organization_id = $1',
    [orgId],
  );
  const customer = await billing.stripe.customers.retrieve(rows[0]?.customer_id);
  return customer.deleted ? null : customer;
};

describe('the billing contact', () => {
  it('is read and changed by admins only, each for their own organization', async () => {
    const [{ client: admin }, { client: stranger }] = [
      await signedInPerson(billing.product),
      await signedInPerson(billing.product),
    ];
    const { client: user } = await invitedPerson(billing.product, admin, 'ORG_USER');
    expect(await read(admin)).toEqual({ contact: null });
    expect(await save(admin, { ...contact, email: ' Books@Accountant.example ' })).toMatchObject({
      status: 200,
      body: { contact },
    });
    expect(await read(admin)).toEqual({ contact });
    expect(await read(stranger)).toEqual({ contact: null });
    for (const refused of [await user.call(calls.getBillingSettings, {}), await save(user, contact)])
      expect(refused.status).toBe(403);
    const wrong = { ...contact, email: 'nobody' };
    expect((await save(admin, wrong)).status).toBe(400);
    expect(await read(admin)).toEqual({ contact });
  });

  it('is told to the payment provider with the name of the organization, and taken back from there', async () => {
    const { client } = await signedInPerson(billing.product);
    // Before the first checkout nobody is known there.
    await save(client, contact);
    await billing.product.jobsDone();
    await billing.subscribe(client, 'contact.example');
    expect(await customerOf(client)).toMatchObject({ email: contact.email, preferred_locales: ['fr'] });
    // Two clicks at once are one change.
    const other: BillingContact = { email: 'other@accountant.example', language: 'en' };
    const answers = await Promise.all([save(client, other), save(client, other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await client.call(calls.updateOrganization, { body: { name: 'Contact & Co' } });
    await billing.product.jobsDone();
    expect(await customerOf(client)).toMatchObject({ email: other.email, name: 'Contact & Co' });
    await save(client, null);
    await billing.product.jobsDone();
    expect((await customerOf(client))?.email).toBeFalsy();
  });

  it('keeps the address that the payer gave at the checkout when the organization is renamed', async () => {
    const { client } = await signedInPerson(billing.product);
    await billing.subscribe(client, 'payer.example');
    const before = await customerOf(client);
    await billing.stripe.customers.update(before?.id ?? '', { email: 'payer@example.org' });
    await client.call(calls.updateOrganization, { body: { name: 'Renamed' } });
    await billing.product.jobsDone();
    expect(await customerOf(client)).toMatchObject({ email: 'payer@example.org', name: 'Renamed' });
  });
});
