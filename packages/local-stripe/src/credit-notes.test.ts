import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { movePaymentClock } from './testing/control-payments.ts';
import { createPlans, type Plans } from './testing/create-plans.ts';
import { startPayments, type TestPayments } from './testing/start-payments.ts';

let test: TestPayments;
let plans: Plans;
beforeAll(async () => {
  test = await startPayments();
  plans = await createPlans(test.stripe);
}, 60_000);
afterEach(() => expect(test.problems.splice(0)).toEqual([]));
afterAll(() => test.stop());

async function billed(method: string) {
  const { id: customer } = await test.stripe.customers.create({});
  const { id: card } = await test.stripe.paymentMethods.attach(method, { customer });
  const { id } = await test.stripe.subscriptions.create({
    customer,
    items: [{ price: plans.starterMonthly.id }],
    default_payment_method: card,
    trial_period_days: 7,
  });
  await movePaymentClock(test.payments, { step: 'trial_end', customer });
  const [invoice] = (await test.stripe.invoices.list({ subscription: id })).data;
  if (!invoice) throw new Error('There is no invoice.');
  return { customer, invoice };
}

it('gives a paid invoice back to the balance, with a number, a reason and a document', async () => {
  const { customer, invoice } = await billed('pm_card_visa');
  const params = { invoice: invoice.id ?? '', amount: 1_000, credit_amount: 1_000, reason: 'order_change' as const };
  const note = await test.stripe.creditNotes.create({ ...params, memo: 'A week without the widget' });
  expect(note).toMatchObject({ number: `${invoice.number}-CN-01`, type: 'post_payment', pre_payment_amount: 0 });
  expect(await test.stripe.customers.retrieve(customer)).toMatchObject({ balance: -1_000 });
  expect((await test.stripe.creditNotes.list({ invoice: invoice.id ?? '' })).data.map(({ id }) => id)).toEqual([
    note.id,
  ]);
  const { headers } = await fetch(note.pdf);
  expect(headers.get('content-type')).toBe('application/pdf');
  await expect(
    test.stripe.creditNotes.create({ ...params, amount: 1_600, credit_amount: 1_600 }),
  ).rejects.toMatchObject({ param: 'amount' });
  await expect(test.stripe.creditNotes.create({ ...params, credit_amount: 900 })).rejects.toMatchObject({
    param: 'amount',
  });
});

it('makes an open invoice smaller, and settles it when nothing is left', async () => {
  const { invoice } = await billed('pm_card_chargeCustomerFail');
  const id = invoice.id ?? '';
  await test.stripe.creditNotes.create({ invoice: id, amount: 500 });
  expect(await test.stripe.invoices.retrieve(id)).toMatchObject({
    status: 'open',
    total: 2_500,
    amount_remaining: 2_000,
    pre_payment_credit_notes_amount: 500,
  });
  await test.stripe.creditNotes.create({ invoice: id, amount: 2_000 });
  expect(await test.stripe.invoices.retrieve(id)).toMatchObject({ status: 'paid', amount_paid: 0 });
});
