import { calls, type Website } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readOperationState } from '../../../platform/database/operation-state.ts';
import { signedInPerson } from '../../../testing/accounts/people.ts';
import { type BillingProduct, startBillingProduct } from '../../../testing/billing-product.ts';
import { readDispute, readRefund } from './read-reversal.ts';

vi.setConfig({ testTimeout: 120_000 });

let billing: BillingProduct;
beforeAll(async () => {
  billing = await startBillingProduct();
});
afterAll(() => billing.stop());

const invoiceOf = async (client: TestClient, { id }: Website) => {
  const [invoice] = (await client.call(calls.listInvoices, { query: { websiteId: id } })).body;
  if (!invoice) throw new Error('no invoice');
  return invoice;
};
const rows = async (organizationId: string) =>
  (await billing.product.pool.query('select * from payment_reversals where organization_id = $1', [organizationId]))
    .rows;

/** A website after its first charge of $25.00. */
async function charged(domain: string, card?: string) {
  const { client, email } = await signedInPerson(billing.product);
  const website = await billing.subscribe(client, domain, { plan: 'Starter', ...(card && { card }) });
  const { rows: found } = await billing.product.pool.query(
    'select customer_id from payment_customers where organization_id = $1',
    [website.organizationId],
  );
  await billing.moveClock({ step: 'trial_end', customer: found[0].customer_id });
  await billing.until(client, domain, ({ trialEndsAt }) => trialEndsAt === null);
  const { invoiceId, number } = await invoiceOf(client, website);
  const { data } = await billing.stripe.invoicePayments.list({ invoice: invoiceId });
  return { client, email, website, invoiceId, number, payment: String(data[0]?.payment.payment_intent) };
}

it('a refund is shown on its invoice, and mailed once with the invoice, however often it is read', async () => {
  const { client, email, website, invoiceId, number, payment } = await charged('refunded.example');
  // Several notice it at the same moment, before anything is stored.
  await billing.switchWebhooks({ drop: true });
  const { id } = await billing.stripe.refunds.create({ payment_intent: payment, amount: 1_000 });
  await billing.switchWebhooks({ drop: false });
  await Promise.all(Array.from({ length: 5 }, () => readRefund(billing.product.platform, id)));
  const mail = await billing.product.mail(email, /Refund for refunded\.example: \$10\.00/);
  expect(mail.text).toContain('to your Visa card ending in 4242');
  expect(mail.text).toContain(`invoice ${number}`);
  expect(mail.text).toMatch(/http\S+\/pdf/);
  await readRefund(billing.product.platform, id);
  await billing.settled();
  expect(await invoiceOf(client, website)).toMatchObject({
    refunds: [{ amount: 1_000, state: 'succeeded', date: expect.stringMatching(/^\d{4}-/) }],
    disputes: [],
  });
  expect(await rows(website.organizationId)).toMatchObject([
    { id, kind: 'refund', website_id: website.id, invoice_id: invoiceId, currency: 'usd', status: 'succeeded' },
  ]);
  const { rows: mails } = await billing.product.pool.query(
    `select 1 from mail_outbox where template = 'refund' and recipient = $1`,
    [email],
  );
  expect(mails).toHaveLength(1);
  // Another organization sees nothing of it.
  const stranger = (await signedInPerson(billing.product)).client;
  expect((await stranger.call(calls.listInvoices, { query: { websiteId: website.id } })).status).toBe(404);
});

it('a refund by a credit note stands with the note, not once more beside it', async () => {
  const { client, website, invoiceId } = await charged('noted.example');
  await billing.stripe.creditNotes.create({ invoice: invoiceId, amount: 700, refund_amount: 700 });
  const invoice = await waitFor(async () => {
    const found = await invoiceOf(client, website);
    return found.creditNotes[0]?.refunds.length ? found : undefined;
  }, 'the refund to be read');
  expect(invoice.creditNotes).toMatchObject([{ amount: 700, refunds: [{ amount: 700, state: 'succeeded' }] }]);
  expect(invoice.refunds).toEqual([]);
});

it('a dispute is shown and counted until it is decided, an older answer changes nothing, and only the operator is told', async () => {
  const warn = vi.spyOn(billing.product.platform.log, 'warn');
  const { client, email, website, payment } = await charged('disputed.example', '4000000000000259');
  const [dispute] = (await billing.stripe.disputes.list({ payment_intent: payment })).data;
  const id = dispute?.id ?? '';
  const shown = (state: string) =>
    waitFor(async () => ((await invoiceOf(client, website)).disputes[0]?.state === state ? true : undefined), state);
  await shown('open');
  const { database } = billing.product.platform;
  const counted = async () => {
    const { disputes, disputeAnswerDue } = await readOperationState(database);
    return { disputes, disputeAnswerDue };
  };
  const due = dispute?.evidence_details.due_by;
  expect(await counted()).toEqual({ disputes: { needs_response: 1 }, disputeAnswerDue: due });
  await billing.stripe.disputes.update(id, { evidence: { uncategorized_text: 'They used it.' } });
  await waitFor(async () => ((await counted()).disputes.under_review === 1 ? true : undefined), 'the answer');
  await billing.stripe.disputes.close(id);
  await shown('lost');
  expect(await counted()).toEqual({ disputes: { lost: 1 }, disputeAnswerDue: 0 });
  await billing.settled();

  const told = warn.mock.calls.filter(([fields]) => (fields as { reversalId?: string }).reversalId === id);
  expect(told.map(([, message]) => message)).toEqual([
    'a payment is disputed: answer by the due date',
    'a disputed payment was lost',
  ]);
  expect(JSON.stringify(told)).not.toContain('disputed.example');
  warn.mockRestore();
  const { rows: mails } = await billing.product.pool.query('select template from mail_outbox where recipient = $1', [
    email,
  ]);
  expect(mails.map(({ template }) => template)).not.toContain('refund');

  // What was asked before the last answer was stored comes too late.
  await billing.product.pool.query(
    `update payment_reversals set status = 'won', synced_at = now() + interval '1 hour' where id = $1`,
    [id],
  );
  await readDispute(billing.product.platform, id);
  expect((await rows(website.organizationId)).map(({ status }) => status)).toEqual(['won']);
});

it('whose events were lost is found by the hourly look, and one that failed is no refund', async () => {
  const { client, website, payment } = await charged('lost-refund.example', '4000000000005126');
  await billing.switchWebhooks({ drop: true });
  const { id } = await billing.stripe.refunds.create({ payment_intent: payment });
  await billing.product.jobsDone();
  expect((await invoiceOf(client, website)).refunds).toEqual([]);
  await billing.product.pool.query(`select graphile_worker.add_job('missed_reversals')`);
  await billing.product.jobsDone();
  await billing.switchWebhooks({ drop: false });
  expect(await rows(website.organizationId)).toMatchObject([{ id, status: 'failed' }]);
  expect((await invoiceOf(client, website)).refunds).toMatchObject([{ amount: 2_500, state: 'failed' }]);
});

it('of a deleted website is still mailed, without its name', async () => {
  const { client, email, website, payment } = await charged('gone.example');
  const { rows: found } = await billing.product.pool.query('select subscription_id from websites where id = $1', [
    website.id,
  ]);
  await billing.stripe.subscriptions.cancel(found[0].subscription_id);
  await billing.until(client, 'gone.example', ({ status }) => status === 'CANCELLED');
  expect((await client.call(calls.deleteWebsite, { params: { id: website.id } })).status).toBeLessThan(300);
  await billing.settled();
  await billing.stripe.refunds.create({ payment_intent: payment });
  const mail = await billing.product.mail(email, /^Refund: \$25\.00/);
  expect(mail.text).not.toContain('gone.example');
  await waitFor(async () => ((await rows(website.organizationId)).length === 1 ? true : undefined), 'the refund');
  expect(await rows(website.organizationId)).toMatchObject([{ website_id: null, status: 'succeeded' }]);
});
