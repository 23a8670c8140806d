import { inflateSync } from 'node:zlib';
import { createPages } from '@evenway/stand-in-kit';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeCheckout } from './testing/complete-checkout.ts';
import { createPlans, type Plans } from './testing/create-plans.ts';
import { startPayments, type TestPayments } from './testing/start-payments.ts';

const BACK = 'http://localhost:3999/organization/dashboard';

describe('the pages of the local payments service', { timeout: 60_000 }, () => {
  let test: TestPayments;
  let plans: Plans;
  let app: FastifyInstance;

  beforeAll(async () => {
    test = await startPayments();
    plans = await createPlans(test.stripe);
    app = fastify();
    await app.register(createPages([test.service]));
  }, 120_000);

  afterEach(() => expect(test.problems.splice(0)).toEqual([]));

  afterAll(async () => {
    await app.close();
    await test.stop();
  });

  const openCheckout = async (customer?: string, change: object = {}) => {
    const session = await test.stripe.checkout.sessions.create({
      mode: 'subscription',
      ...(customer && { customer }),
      line_items: [{ price: plans.starterMonthly.id, quantity: 1 }],
      subscription_data: { trial_period_days: 7 },
      success_url: `${BACK}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: BACK,
      ...change,
    });
    return { id: session.id, url: session.url ?? '' };
  };
  const open = async (url: string) => (await fetch(url)).text();
  const post = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const CARD = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };

  it('show what is ordered, the trial and the test cards, without a script', async () => {
    const { url } = await openCheckout();
    const response = await fetch(url);
    const page = await response.text();
    expect(page).toMatch(/<dt>Starter<\/dt><dd>\$25\.00 \/ month<\/dd>/);
    expect(page).toContain('Free trial');
    expect(page).toContain('<strong>$0.00</strong>');
    expect(page).toContain('4000 0000 0000 0341');
    expect(page).toContain(`href="${BACK}"`);
    expect(page).not.toMatch(/<script|style=/);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(new URL('/style.css', url))).headers.get('content-type')).toContain('text/css');
  });

  it('keep the form and say why when a card is declined', async () => {
    const { id, url } = await openCheckout();
    await expect(completeCheckout(url, '4000000000000002')).rejects.toThrow('Your card was declined.');
    const response = await post(url, {
      ...CARD,
      number: '4000000000009995',
      email: 'a@example.org',
      name: '"><script>',
    });
    const page = await response.text();
    expect(response.status).toBe(402);
    expect(page).toContain('role="alert" class="problem" id="problem">Your card has insufficient funds.');
    expect(page).toContain('value="4000000000009995"');
    // Focus moves to the invalid field, which is described by the error.
    expect(page).toMatch(/id="number"[^>]*aria-invalid="true" aria-describedby="problem" autofocus/);
    expect(page).not.toContain('<script');
    for (const [change, problem] of [
      [{ number: '42' }, 'Enter a card number'],
      [{ expiry: '13/40' }, 'Enter an expiry date'],
      [{ expiry: '01/20' }, 'Your card has expired'],
      [{ cvc: 'abc' }, 'Enter a security code'],
      [{ email: 'nobody' }, 'Enter an email address'],
    ] as const) {
      expect(await (await post(url, { ...CARD, email: 'a@example.org', ...change })).text()).toContain(problem);
    }
    expect(await test.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', subscription: null });
    expect((await test.stripe.customers.list({ email: 'a@example.org' })).data).toEqual([]);
  });

  it('subscribe once, however often the button is pressed, and tell the product before they go back', async () => {
    const { id, url } = await openCheckout();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post(url, { ...CARD, email: 'twice@example.org' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.get('location')))).toEqual(
      new Set([`${BACK}?session_id=${id}`]),
    );
    expect(test.events.some(({ data }) => Reflect.get(data.object, 'id') === id)).toBe(true);
    const session = await test.stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items', 'subscription', 'customer'],
    });
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      url: null,
      customer: { email: 'twice@example.org' },
      subscription: { status: 'trialing' },
    });
    expect(session.line_items?.data[0]?.price?.id).toBe(plans.starterMonthly.id);
    expect((await test.stripe.customers.list({ email: 'twice@example.org' })).data).toHaveLength(1);
    expect(await open(url)).toContain('already complete');
  });

  it('take no more money for a checkout that has expired', async () => {
    const { id, url } = await openCheckout();
    await test.stripe.checkout.sessions.expire(id);
    expect(await (await post(url, CARD)).text()).toContain('This checkout has expired');
    await expect(test.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    expect((await fetch(`${test.payments.apiBase}/c/pay/cs_test_none`)).status).toBe(404);
  });

  it('let a customer change the card, cancel, resume, pay and read invoices', async () => {
    const { id: customer } = await test.stripe.customers.create({ email: 'portal@example.org' });
    const { id } = await openCheckout(customer, {
      subscription_data: { trial_period_days: 7, description: 'maple.example' },
    });
    await completeCheckout(`${test.payments.apiBase}/c/pay/${id}`, '4242424242424242');
    const subscription = String((await test.stripe.checkout.sessions.retrieve(id)).subscription);
    const { url } = await test.stripe.billingPortal.sessions.create({ customer, return_url: BACK });
    expect(await open(url)).toContain('Cancel Starter for maple.example');
    expect((await post(`${url}/cancel`, { subscription })).status).toBe(303);
    const cancelled = await test.stripe.subscriptions.retrieve(subscription);
    expect(cancelled).toMatchObject({ cancel_at: cancelled.trial_end, cancel_at_period_end: false });
    expect(await open(url)).toContain('Keep Starter for maple.example');
    await post(`${url}/resume`, { subscription });
    expect(await test.stripe.subscriptions.retrieve(subscription)).toMatchObject({ cancel_at: null });

    expect(await (await post(`${url}/card`, { ...CARD, number: '4000000000000002' })).text()).toContain(
      'Your card was declined.',
    );
    await post(`${url}/card`, { ...CARD, number: '4000000000000341' });
    await app.inject({
      method: 'POST',
      url: '/local/payments/clock',
      payload: `step=trial_end&customer=${customer}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect((await test.stripe.subscriptions.retrieve(subscription)).status).toBe('past_due');
    const [invoice] = (await test.stripe.invoices.list({ customer })).data;
    expect(await (await post(`${url}/pay`, { invoice: invoice?.id ?? '' })).text()).toContain(
      'Your card was declined.',
    );
    await post(`${url}/card`, CARD);
    expect((await post(`${url}/pay`, { invoice: invoice?.id ?? '' })).status).toBe(303);
    expect((await test.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    const portal = await open(url);
    expect(portal).toMatch(/visa ending in 4242/);
    expect(portal).toContain(`Download invoice ${invoice?.number} for maple.example (PDF)`);

    const pdf = await fetch(invoice?.invoice_pdf ?? '');
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(bytes).toMatch(/^%PDF-1\.7/);
    expect(bytes).toContain('/Lang (en)');
    expect(bytes).toContain('/Marked true');
    for (const tag of ['/S /Document', '/S /H1', '/S /Table', '/S /TH', '/S /TD']) expect(bytes).toContain(tag);
    expect(wordsOf(bytes)).toContain('1 × Starter (at $25.00 / month)maple.example');
  });

  it('show everything under /local, move the clock and disturb webhooks from there', async () => {
    const { body, headers } = await app.inject('/local/payments');
    expect(body).toContain('Customers (');
    expect(body).toContain('End the trial');
    expect(body).toContain('customer.subscription.created');
    expect(body).not.toMatch(/<script|style=/);
    expect(body).not.toContain(test.payments.secretKey);
    expect(headers['referrer-policy']).toBe('same-origin');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (url: string, payload: string) => app.inject({ method: 'POST', url, payload, headers: form });
    expect((await send('/local/payments/switches', 'delaySeconds=3&duplicate=true')).statusCode).toBe(303);
    const { now, switches } = (await app.inject('/local/payments.json')).json();
    expect(switches).toMatchObject({ delaySeconds: 3, duplicate: true, reorder: false, drop: false });
    await send('/local/payments/switches', 'delaySeconds=0');
    await send('/local/payments/clock', 'step=day');
    expect((await app.inject('/local/payments.json')).json().now).toBeGreaterThanOrEqual(now + 86_400);
    expect((await send('/local/payments/clock', 'step=sideways')).body).toContain('There is no step sideways.');
    const [event] = test.events;
    await send(`/local/payments/events/${event?.id}`, '');
    await test.received(() => test.events.filter(({ id }) => id === event?.id).length === 2);
  });
});

/** The texts of a PDF in order. A stream is as long as it says: its last byte may look like a line end. */
function wordsOf(bytes: string): string {
  const streams = [...bytes.matchAll(/\/Length (\d+)\s[^>]*FlateDecode[^>]*>>\s*stream\r?\n/g)].map((start) => {
    const from = start.index + start[0].length;
    return inflateSync(Buffer.from(bytes.slice(from, from + Number(start[1])), 'latin1')).toString('latin1');
  });
  const pieces = streams.flatMap((stream) => [...stream.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex));
  return Buffer.from(pieces.join(''), 'hex').toString('latin1');
}
