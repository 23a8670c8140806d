import { createPages } from '@evenway/stand-in-kit';
import fastify from 'fastify';
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

/** An invoice of $25.00 that was paid with this card, and the payment that belongs to it. */
async function paid(method: string) {
  const { id: customer } = await test.stripe.customers.create({ name: `Shop of ${method}` });
  const { id: card } = await test.stripe.paymentMethods.attach(method, { customer });
  const { id } = await test.stripe.subscriptions.create({
    customer,
    items: [{ price: plans.starterMonthly.id }],
    default_payment_method: card,
    trial_period_days: 7,
  });
  await movePaymentClock(test.payments, { step: 'trial_end', customer });
  const [invoice] = (await test.stripe.invoices.list({ subscription: id })).data;
  const [payment] = (await test.stripe.invoicePayments.list({ invoice: invoice?.id ?? '' })).data;
  const intent = String(payment?.payment.payment_intent);
  const [charge] = (await test.stripe.charges.list({ payment_intent: intent })).data;
  if (!invoice?.id || !charge) throw new Error('Nothing was paid.');
  return { customer, invoice: invoice.id, intent, charge: charge.id };
}
const typesAbout = (id: string) =>
  test.events.filter(({ data }) => (data.object as { id?: string }).id === id).map(({ type }) => type);

it('refunds a payment in parts, never more than it was, and leads from the refund to the invoice', async () => {
  const { invoice, intent, charge } = await paid('pm_card_visa');
  const part = await test.stripe.refunds.create({ payment_intent: intent, amount: 1_000, reason: 'duplicate' });
  expect(part).toMatchObject({ status: 'succeeded', amount: 1_000, charge, payment_intent: intent });
  await expect(test.stripe.refunds.create({ charge, amount: 1_600 })).rejects.toMatchObject({ param: 'amount' });
  await test.stripe.refunds.create({ charge });
  await expect(test.stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect(await test.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 2_500, refunded: true });
  const { data } = await test.stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
  });
  expect(data).toMatchObject([{ invoice: { id: invoice, status: 'paid', amount_paid: 2_500 } }]);
  await test.received(
    ({ type, data: { object } }) => type === 'refund.created' && 'id' in object && object.id === part.id,
  );
  await test.received(({ type }) => type === 'charge.refunded');
});

it('refunds to the card by a credit note, which names the refund', async () => {
  const { invoice } = await paid('pm_card_visa');
  const note = await test.stripe.creditNotes.create({ invoice, amount: 700, refund_amount: 700 });
  const [given] = note.refunds;
  expect(given).toMatchObject({ amount_refunded: 700, type: 'refund' });
  expect(await test.stripe.refunds.retrieve(String(given?.refund))).toMatchObject({ amount: 700, status: 'succeeded' });
});

it('lets a refund fail afterwards, and the payment is whole again', async () => {
  const { charge } = await paid('pm_card_refundFail');
  const refund = await test.stripe.refunds.create({ charge });
  expect(refund).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });
  expect(await test.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false });
  await test.received(({ type }) => type === 'refund.failed');
  expect(typesAbout(refund.id)).toEqual(expect.arrayContaining(['refund.created', 'refund.updated', 'refund.failed']));
});

it('disputes the payments of a certain card, and decides by the evidence', async () => {
  const { charge } = await paid('pm_card_createDispute');
  const [dispute] = (await test.stripe.disputes.list({ charge })).data;
  const id = dispute?.id ?? '';
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 2_500, reason: 'fraudulent' });
  expect(dispute?.evidence_details.due_by).toBeGreaterThan(dispute?.created ?? 0);
  await expect(test.stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
  const reviewed = await test.stripe.disputes.update(id, { evidence: { uncategorized_text: 'They used it.' } });
  expect(reviewed.status).toBe('under_review');
  const won = await test.stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
  expect(won.status).toBe('won');
  await expect(test.stripe.disputes.close(id)).rejects.toMatchObject({ message: 'This dispute is already closed.' });
  await test.received(({ type }) => type === 'charge.dispute.funds_reinstated');
  expect(typesAbout(id)).toEqual(
    expect.arrayContaining([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.closed',
    ]),
  );
});

it('does each of this by a button of its dashboard', async () => {
  const { charge } = await paid('pm_card_visa');
  const app = fastify();
  await app.register(createPages([test.service]));
  const deed = (name: string) =>
    app.inject({
      method: 'POST',
      url: `/local/payments/charges/${charge}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `deed=${name}`,
    });
  const page = async () => (await app.inject({ url: '/local/payments' })).body;
  expect(await page()).toContain(`aria-label="Refund half: $25.00, ${charge}"`);
  expect((await deed('half')).statusCode).toBe(303);
  expect(await page()).toContain('$12.50 refunded');
  await deed('dispute');
  await deed('answer');
  expect(await page()).toContain('dispute: under review');
  expect((await deed('refund')).statusCode).toBe(400);
  await deed('lose');
  expect((await test.stripe.disputes.list({ charge })).data.map(({ status }) => status)).toEqual(['lost']);
  await app.close();
});
