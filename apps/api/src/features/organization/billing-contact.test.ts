import { type BillingContact, calls } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitedPerson, mailedToken, newEmail, signedInPerson } from '../../testing/accounts/people.ts';
import { type BillingProduct, startBillingProduct } from '../../testing/billing-product.ts';

let billing: BillingProduct;
beforeAll(async () => {
  billing = await startBillingProduct();
});
afterAll(() => billing.stop());

const newContact = (language: BillingContact['language'] = 'fr'): BillingContact => ({ email: newEmail(), language });
const save = (client: TestClient, next: BillingContact | null) =>
  client.call(calls.updateBillingSettings, { body: { contact: next } });
const read = async (client: TestClient) => (await client.call(calls.getBillingSettings, {})).body;
const tokenOf = ({ email }: BillingContact) => mailedToken(billing.product, email, /invoices|factures/);
const answer = (token: string, accept: boolean) =>
  billing.product.client().call(calls.answerBillingContact, { query: { token }, body: { accept } });
const look = (token: string) => billing.product.client().call(calls.getBillingContact, { query: { token } });
const saveConfirmed = async (client: TestClient, next: BillingContact) => {
  await save(client, next);
  expect((await answer(await tokenOf(next), true)).status).toBe(200);
};
const mailsTo = async ({ email }: BillingContact) => {
  const { rows } = await billing.product.pool.query('select template from mail_outbox where recipient = $1', [email]);
  return rows.map(({ template }) => template as string);
};

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
    const contact = newContact();
    const saved = { contact: { ...contact, isConfirmed: false } };
    expect(await read(admin)).toEqual({ contact: null });
    expect(await save(admin, { ...contact, email: ` ${contact.email.toUpperCase()} ` })).toMatchObject({
      status: 200,
      body: saved,
    });
    expect(await read(admin)).toEqual(saved);
    expect(await read(stranger)).toEqual({ contact: null });
    for (const refused of [await user.call(calls.getBillingSettings, {}), await save(user, contact)])
      expect(refused.status).toBe(403);
    const wrong = { ...contact, email: 'nobody' };
    expect((await save(admin, wrong)).status).toBe(400);
    expect(await read(admin)).toEqual(saved);
  });

  it('gets nothing but the question before the address is confirmed, and once however often it is saved', async () => {
    const { client } = await signedInPerson(billing.product);
    const contact = newContact('en');
    await Promise.all([save(client, contact), save(client, contact)]);
    await save(client, { ...contact, language: 'fr' });
    await billing.subscribe(client, 'unconfirmed.example');
    await billing.product.jobsDone();
    expect(await mailsTo(contact)).toEqual(['confirm-billing-contact']);
    expect((await customerOf(client))?.email).not.toBe(contact.email);
    const token = await tokenOf(contact);
    expect((await look(token)).body).toEqual({
      email: contact.email,
      organizationName: 'Durand & Co',
      isConfirmed: false,
    });
    expect((await answer(token, true)).status).toBe(200);
    await billing.product.jobsDone();
    expect(await customerOf(client)).toMatchObject({ email: contact.email });
    expect(await read(client)).toMatchObject({ contact: { isConfirmed: true } });
  });

  it('can decline, and stop the mails later with the same link', async () => {
    const { client } = await signedInPerson(billing.product);
    const stranger = newContact();
    await save(client, stranger);
    const refused = await tokenOf(stranger);
    expect((await answer(refused, false)).status).toBe(200);
    expect(await read(client)).toEqual({ contact: null });
    expect(await answer(refused, true)).toMatchObject({ status: 400, body: { code: 'invalid_link' } });

    const contact = newContact();
    await saveConfirmed(client, contact);
    const token = await tokenOf(contact);
    expect((await look(token)).body).toMatchObject({ isConfirmed: true });
    // A link that was used in time does not expire.
    await billing.product.pool.query(
      `update organizations set billing_link_expires_at = now() - interval '1 day' where billing_email = $1`,
      [contact.email],
    );
    expect((await answer(token, false)).status).toBe(200);
    expect(await read(client)).toEqual({ contact: null });
  });

  it('is asked again on request: only the newest link works, and none after its time or for someone else', async () => {
    const { client } = await signedInPerson(billing.product);
    const contact = newContact();
    await save(client, contact);
    const older = await tokenOf(contact);
    expect((await client.call(calls.resendBillingConfirmation, {})).body).toMatchObject({
      contact: { isConfirmed: false },
    });
    await billing.product.jobsDone();
    const newer = await waitFor(
      async () => ((await tokenOf(contact)) === older ? undefined : tokenOf(contact)),
      'a new link',
    );
    expect((await answer(older, true)).status).toBe(400);
    await billing.product.pool.query(
      `update organizations set billing_link_expires_at = now() - interval '1 second' where billing_email = $1`,
      [contact.email],
    );
    for (const refused of [await look(newer), await answer(newer, true)])
      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    const other = newContact();
    await save(client, other);
    expect((await answer(newer, true)).status).toBe(400);
    expect(await read(client)).toMatchObject({ contact: { email: other.email, isConfirmed: false } });
    await saveConfirmed(client, newContact());
    await client.call(calls.resendBillingConfirmation, {});
    expect((await read(client)).contact?.isConfirmed).toBe(true);
  });

  it('needs no proof when it is a member, whose address is proven', async () => {
    const { client } = await signedInPerson(billing.product);
    const member = await invitedPerson(billing.product, client, 'ORG_USER');
    const settings = await save(client, { email: member.email, language: 'en' });
    expect(settings.body).toMatchObject({ contact: { email: member.email, isConfirmed: true } });
  });

  it('is told to the payment provider with the name of the organization, and taken back from there', async () => {
    const { client } = await signedInPerson(billing.product);
    // Before the first checkout, the provider does not know the organization.
    const contact = newContact();
    await saveConfirmed(client, contact);
    await billing.product.jobsDone();
    await billing.subscribe(client, 'contact.example');
    expect(await customerOf(client)).toMatchObject({ email: contact.email, preferred_locales: ['fr'] });
    // Two concurrent clicks are one change.
    const other = newContact('en');
    await saveConfirmed(client, other);
    const token = await tokenOf(other);
    const answers = await Promise.all([answer(token, true), answer(token, true)]);
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
