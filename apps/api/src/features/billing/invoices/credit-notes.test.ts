import { calls, type Website } from '@evenway/contract';
import type { TestClient } from '@evenway/testing/test-client';
import { waitFor } from '@evenway/testing/wait-for';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signedInPerson } from '../../../testing/accounts/people.ts';
import { type BillingProduct, FAILING_CARD, startBillingProduct } from '../../../testing/billing-product.ts';

vi.setConfig({ testTimeout: 120_000 });

let billing: BillingProduct;
beforeAll(async () => {
  billing = await startBillingProduct();
});
afterAll(() => billing.stop());

const invoices = async (client: TestClient, { id }: Website) =>
  (await client.call(calls.listInvoices, { query: { websiteId: id } })).body;

/** A website after its first charge, which succeeded or failed. */
async function charged(domain: string, card?: string) {
  const { client } = await signedInPerson(billing.product);
  const website = await billing.subscribe(client, domain, { plan: 'Starter', ...(card && { card }) });
  const { rows } = await billing.product.pool.query(
    'select customer_id from payment_customers where organization_id = $1',
    [website.organizationId],
  );
  await billing.moveClock({ step: 'trial_end', customer: rows[0].customer_id });
  await billing.until(client, domain, ({ trialEndsAt }) => trialEndsAt === null);
  const [invoice] = await invoices(client, website);
  return { client, website, customer: rows[0].customer_id, invoice: invoice?.invoiceId ?? '', number: invoice?.number };
}

it('each credit note stands below its invoice with number, amount, day, reason and document, and its credit apart', async () => {
  const { client, website, customer, invoice, number } = await charged('credited.example');
  const note = { amount: 1_000, credit_amount: 1_000, reason: 'order_change' as const, memo: 'A week without it' };
  await billing.stripe.creditNotes.create({ invoice, ...note });
  const [credited, trial] = await invoices(client, website);
  expect(credited).toMatchObject({ status: 'paid', total: 2_500, amountPaid: 2_500, creditUsed: 0 });
  expect(credited?.creditNotes).toEqual([
    {
      ...{ number: `${number}-CN-01`, amount: 1_000, reason: 'order_change', memo: 'A week without it' },
      ...{ date: expect.stringMatching(/^\d{4}-/), pdf: expect.stringMatching(/^http.*\/pdf$/) },
      refunds: [],
    },
  ]);
  expect(trial?.creditNotes).toEqual([]);
  const credit = await waitFor(
    async () => (await client.call(calls.getCredit, {})).body ?? undefined,
    'the credit to be read',
  );
  expect(credit.amount).toBe(1_000);
  expect((await billing.website(client, 'credited.example'))?.nextAmount).toBe(2_500);
  // The next invoice names what it took of it.
  await billing.moveClock({ step: 'renewal', customer });
  const next = await waitFor(async () => {
    const all = await invoices(client, website);
    return all.length > 2 && all[0]?.status === 'paid' ? all[0] : undefined;
  }, 'the next invoice to be paid');
  expect(next).toMatchObject({ total: 2_500, amountPaid: 1_500, creditUsed: 1_000, creditNotes: [] });
});

it('what is owed is named with the notes that made it smaller', async () => {
  const { client, website, invoice } = await charged('owing.example', FAILING_CARD);
  await billing.stripe.creditNotes.create({ invoice, amount: 700 });
  const owing = await billing.until(client, 'owing.example', ({ nextAmount }) => nextAmount === 1_800);
  expect(owing.status).toBe('NOT_PAID');
  const [open] = await invoices(client, website);
  expect(open).toMatchObject({ status: 'open', total: 2_500, amountDue: 1_800 });
  expect(open?.creditNotes.map(({ amount }) => amount)).toEqual([700]);
});
