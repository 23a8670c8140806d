import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeCheckout } from './testing/complete-checkout.ts';
import { movePaymentClock } from './testing/control-payments.ts';
import { createPlans, type Plans } from './testing/create-plans.ts';
import { startPayments, type TestPayments } from './testing/start-payments.ts';

const DAY = 86_400;

describe('the life of a subscription', { timeout: 60_000 }, () => {
  let test: TestPayments;
  let plans: Plans;

  beforeAll(async () => {
    test = await startPayments();
    plans = await createPlans(test.stripe);
  }, 60_000);

  afterEach(() => expect(test.problems.splice(0)).toEqual([]));

  afterAll(() => test.stop());

  const subscribe = async (number = '4242424242424242', price = plans.starterMonthly, trialDays = 7) => {
    const customer = await test.stripe.customers.create({ email: 'ada@example.org', name: 'Ada' });
    const session = await test.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      client_reference_id: 'website-1',
      line_items: [{ price: price.id, quantity: 1 }],
      subscription_data: { metadata: { website: 'w1' }, ...(trialDays > 0 && { trial_period_days: trialDays }) },
      success_url: 'http://localhost:3999/back?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3999/dashboard',
    });
    const back = await completeCheckout(session.url ?? '', number);
    expect(back.href).toBe(`http://localhost:3999/back?session_id=${session.id}`);
    const { subscription } = await test.stripe.checkout.sessions.retrieve(session.id);
    return { customer: customer.id, id: String(subscription) };
  };

  const read = (id: string) => test.stripe.subscriptions.retrieve(id);
  const firstItem = ({ items }: Stripe.Subscription) => {
    const [item] = items.data;
    if (!item) throw new Error('The subscription has no item.');
    return item;
  };
  const invoicesOf = async (subscription: string) => (await test.stripe.invoices.list({ subscription })).data;
  const typesOf = async (customer: string) => {
    const all = await test.stripe.events.list({ limit: 100 });
    return all.data
      .filter(({ data }) => [Reflect.get(data.object, 'customer'), Reflect.get(data.object, 'id')].includes(customer))
      .map(({ type, created }) => ({ type, created }))
      .reverse();
  };

  it('begins in the past for a customer who has none yet, and is played up to today', async () => {
    const { id: customer } = await test.stripe.customers.create({ payment_method: 'pm_card_visa' });
    const today = Math.floor(Date.now() / 1_000);
    await movePaymentClock(test.payments, { customer, to: today - 40 * DAY });
    const { id, start_date: start } = await test.stripe.subscriptions.create({
      customer,
      items: [{ price: plans.starterMonthly.id }],
      default_payment_method: (await test.stripe.customers.listPaymentMethods(customer)).data[0]?.id ?? '',
    });
    expect(Math.abs(start - (today - 40 * DAY))).toBeLessThan(60);
    await expect(movePaymentClock(test.payments, { customer, to: today - 41 * DAY })).rejects.toThrow(
      'The clock only moves forward.',
    );
    await movePaymentClock(test.payments, { customer, to: today });
    expect((await invoicesOf(id)).map(({ status, total }) => [status, total])).toEqual([
      ['paid', 2_500],
      ['paid', 2_500],
    ]);
    expect(firstItem(await read(id)).current_period_start).toBeGreaterThan(start);
  });

  it('goes from the trial over renewals to its end', async () => {
    const { customer, id } = await subscribe();
    const trialing = await read(id);
    expect(trialing).toMatchObject({ status: 'trialing', metadata: { website: 'w1' }, cancel_at: null });
    expect(firstItem(trialing).current_period_end).toBe(trialing.trial_end);
    expect((await invoicesOf(id)).map(({ status, total }) => ({ status, total }))).toEqual([
      { status: 'paid', total: 0 },
    ]);

    await movePaymentClock(test.payments, { step: 'trial_end', customer });
    const active = await read(id);
    expect(active.status).toBe('active');
    expect(firstItem(active).current_period_start).toBe(trialing.trial_end);
    const [first] = await invoicesOf(id);
    expect(first).toMatchObject({ status: 'paid', total: 2_500, billing_reason: 'subscription_cycle' });
    expect(first?.lines.data[0]?.period.start).toBe(trialing.trial_end);
    expect(first?.created).toBe(trialing.trial_end);
    expect(first?.status_transitions.paid_at).toBe((trialing.trial_end ?? 0) + 3_600);

    await movePaymentClock(test.payments, { step: 'renewal', customer });
    expect(await invoicesOf(id)).toHaveLength(3);
    await test.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const scheduled = await read(id);
    expect(scheduled).toMatchObject({ status: 'active', cancel_at: firstItem(scheduled).current_period_end });
    await movePaymentClock(test.payments, { step: 'renewal', customer });
    expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: scheduled.cancel_at });
    expect(await invoicesOf(id)).toHaveLength(3);

    const events = await typesOf(customer);
    expect(events.map(({ type }) => type)).toEqual([
      'customer.created',
      'payment_method.attached',
      'invoice.created',
      'customer.subscription.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.completed',
      'customer.subscription.trial_will_end',
      'invoice.created',
      'customer.subscription.updated',
      'invoice.finalized',
      'charge.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'invoice.upcoming',
      'invoice.created',
      'customer.subscription.updated',
      'invoice.finalized',
      'charge.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'customer.subscription.deleted',
    ]);
    const times = events.map(({ created }) => created);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    await test.received(({ type }) => type === 'customer.subscription.deleted');
  });

  it('falls behind when a charge fails, and recovers when it is paid', async () => {
    const { customer, id } = await subscribe('4000000000000341');
    await movePaymentClock(test.payments, { step: 'trial_end', customer });
    const behind = await read(id);
    expect(behind.status).toBe('past_due');
    const [open] = await invoicesOf(id);
    expect(open).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 2_500 });
    expect(open?.next_payment_attempt).toBe((behind.trial_end ?? 0) + 3_600 + 3 * DAY);
    await expect(test.stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({
      code: 'card_declined',
      statusCode: 402,
    });
    // Manual attempts do not move the schedule of retries, and are not counted.
    expect(await invoicesOf(id)).toMatchObject([
      { attempt_count: 1, next_payment_attempt: open?.next_payment_attempt },
      {},
    ]);

    const card = await test.stripe.paymentMethods.attach('pm_card_visa', { customer });
    const paid = await test.stripe.invoices.pay(open?.id ?? '', { payment_method: card.id });
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 2_500 });
    expect((await read(id)).status).toBe('active');
  });

  it('ends after the last attempt to charge', async () => {
    const { customer, id } = await subscribe('4000000000000341');
    await movePaymentClock(test.payments, { step: 'trial_end', customer });
    await movePaymentClock(test.payments, { step: 'week', customer });
    expect((await read(id)).status).toBe('past_due');
    await movePaymentClock(test.payments, { step: 'week', customer });
    await movePaymentClock(test.payments, { step: 'day', customer });
    expect(await read(id)).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } });
  });

  it('changes plan for exactly what the preview said', async () => {
    const { id } = await subscribe('4242424242424242', plans.starterMonthly, 0);
    const before = await read(id);
    const { id: item, current_period_start: start, current_period_end: end } = firstItem(before);
    const at = Math.round(start + (end - start) / 4);
    const change = { items: [{ id: item, price: plans.growthMonthly.id }], proration_date: at };
    const preview = await test.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { ...change, proration_behavior: 'always_invoice' },
    });
    const after = await test.stripe.subscriptions.update(id, {
      ...change,
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    });
    const invoice = after.latest_invoice;
    if (typeof invoice !== 'object' || !invoice) throw new Error('The invoice was not expanded.');
    expect(invoice).toMatchObject({ total: preview.total, status: 'paid', billing_reason: 'subscription_update' });
    expect(invoice.total).toBe(Math.round(5_000 * 0.75) - Math.round(2_500 * 0.75));
    expect(invoice.lines.data.map(({ parent }) => parent?.subscription_item_details?.proration)).toEqual([true, true]);
    expect(firstItem(after).price.id).toBe(plans.growthMonthly.id);
    expect(firstItem(after).current_period_end).toBe(end);
  });

  it('credits a cheaper plan on the next invoice, and a longer interval begins again', async () => {
    const { customer, id } = await subscribe('4242424242424242', plans.growthMonthly, 0);
    const { id: item, current_period_start: start } = firstItem(await read(id));
    await test.stripe.subscriptions.update(id, {
      items: [{ id: item, price: plans.starterMonthly.id }],
      proration_date: start,
    });
    const upcoming = await test.stripe.invoices.createPreview({ subscription: id });
    expect(upcoming).toMatchObject({ total: 2_500 - 5_000 + 2_500, status: 'draft' });
    expect(upcoming.lines.data).toHaveLength(3);
    const yearly = await test.stripe.subscriptions.update(id, {
      items: [{ id: item, price: plans.starterYearly.id }],
      proration_date: start,
    });
    expect(firstItem(yearly).current_period_end - firstItem(yearly).current_period_start).toBeGreaterThan(364 * DAY);
    const [latest] = await invoicesOf(id);
    expect(latest).toMatchObject({ status: 'paid', total: -2_500 - 2_500 + 24_600 });
    expect((await test.stripe.customers.retrieve(customer)) as Stripe.Customer).toMatchObject({ balance: 0 });
  });

  it('holds a change back until it is paid', async () => {
    const { customer, id } = await subscribe('4242424242424242', plans.starterMonthly, 0);
    const failing = await test.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await test.stripe.subscriptions.update(id, { default_payment_method: failing.id });
    const { id: item } = firstItem(await read(id));
    const held = await test.stripe.subscriptions.update(id, {
      items: [{ id: item, price: plans.growthMonthly.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    expect(held.status).toBe('active');
    expect(held.pending_update?.subscription_items?.[0]?.price.id).toBe(plans.growthMonthly.id);
    expect(firstItem(held).price.id).toBe(plans.starterMonthly.id);
    const card = await test.stripe.paymentMethods.attach('pm_card_visa', { customer });
    await test.stripe.invoices.pay(String(held.latest_invoice), { payment_method: card.id });
    const applied = await read(id);
    expect(firstItem(applied).price.id).toBe(plans.growthMonthly.id);
    expect(applied.pending_update).toBeNull();
  });

  it('charges nothing for a change of plan in the trial, nor for a trial that is cancelled', async () => {
    const { customer, id } = await subscribe();
    const { id: item } = firstItem(await read(id));
    await test.stripe.subscriptions.update(id, { items: [{ id: item, price: plans.growthYearly.id }] });
    expect(await invoicesOf(id)).toHaveLength(1);
    expect(await test.stripe.invoices.createPreview({ subscription: id })).toMatchObject({ total: 49_200 });
    const scheduled = await test.stripe.subscriptions.update(id, { cancel_at: 'min_period_end' });
    expect(scheduled).toMatchObject({ cancel_at: scheduled.trial_end, cancel_at_period_end: false });
    await expect(test.stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
    });
    expect(await test.stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at: scheduled.trial_end,
    });
    expect(await test.stripe.subscriptions.update(id, { cancel_at: '' })).toMatchObject({
      cancel_at: null,
      canceled_at: null,
    });
    await test.stripe.subscriptions.cancel(id);
    await movePaymentClock(test.payments, { step: 'month', customer });
    expect(await invoicesOf(id)).toHaveLength(1);
    await expect(test.stripe.subscriptions.cancel(id)).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
  });
});
