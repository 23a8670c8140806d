import { type Content, html, renderLayout, sendPage } from '@evenway/stand-in-kit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../api/api-error.ts';
import { parseForm } from '../api/parse-form.ts';
import { readObject, text } from '../api/readers.ts';
import { describePrice, productName } from '../billing/invoices/describe-line.ts';
import { periodOf } from '../billing/subscriptions/renew-subscription.ts';
import type { ClockStep } from '../clock/move-clock.ts';
import { applyClock, applySwitches } from '../controls/apply-controls.ts';
import type { Engine } from '../engine.ts';
import { formatTime } from '../pages/format.ts';
import { PAYMENTS_STYLE } from '../pages/payments-style.ts';
import type { Charge, Customer, Subscription } from '../store/records.ts';
import { resendEvent } from '../webhooks/resend.ts';
import { readSwitches } from '../webhooks/switches.ts';
import type { Work } from '../work.ts';
import { renderClockForm, renderSwitchForm } from './dashboard-forms.ts';
import { actOnCharge, renderCharges } from './render-charges.ts';
import { renderEvents } from './render-events.ts';

const PAGE = '/local/payments';
const FORM = 'application/x-www-form-urlencoded';
/** A form leaves out unticked boxes, so everything that is absent is off. */
const UNTICKED = 'duplicate=false&reorder=false&drop=false&';

export function createDashboard(findEngine: () => Engine | undefined): FastifyPluginAsync {
  const act = async (reply: FastifyReply, action: (work: Work) => unknown) => {
    const engine = findEngine();
    if (!engine) return sendPage(reply.code(503), renderStopped());
    try {
      await engine.act(action);
      return reply.redirect(PAGE, 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return sendPage(
        reply.code(400),
        engine.look((work) => renderDashboard(work, error.message)),
      );
    }
  };

  return async (app) => {
    // The surrounding application may parse forms in its own way.
    app.removeContentTypeParser(FORM);
    app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    // Without a referrer a browser does not send the origin of a form, and the application would refuse it.
    app.addHook('onSend', async (_request, reply) => void reply.header('referrer-policy', 'same-origin'));

    app.get(`${PAGE}/style.css`, async (_request, reply) => reply.type('text/css; charset=utf-8').send(PAYMENTS_STYLE));
    app.get(PAGE, async (_request, reply) => {
      const engine = findEngine();
      return sendPage(reply, engine ? engine.look((work) => renderDashboard(work)) : renderStopped());
    });
    app.get(`${PAGE}.json`, async (_request, reply) => {
      const engine = findEngine();
      return engine ? engine.look(summarize) : reply.code(503).send({});
    });
    app.post(`${PAGE}/clock`, async (request, reply) =>
      act(reply, (work) => applyClock(work, parseForm(bodyOf(request)))),
    );
    app.post(`${PAGE}/switches`, async (request, reply) =>
      act(reply, (work) => applySwitches(work, parseForm(UNTICKED + bodyOf(request)))),
    );
    app.post<{ Params: { id: string } }>(`${PAGE}/charges/:id`, async (request, reply) =>
      act(reply, (work) =>
        actOnCharge(work, request.params.id, readObject({ deed: text }, parseForm(bodyOf(request))).deed),
      ),
    );
    app.post<{ Params: { id: string } }>(`${PAGE}/events/:id`, async ({ params }, reply) =>
      act(reply, ({ transaction }) => resendEvent(transaction, params.id)),
    );
  };
}

function bodyOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}

const NEWEST_EVENTS = 200;

/** The dashboard as data. Newest first. */
function summarize({ transaction, now }: Work) {
  const deliveries = [...transaction.all('finished_delivery'), ...transaction.all('delivery')];
  return {
    now: now(),
    switches: readSwitches(transaction),
    customers: transaction.all('customer').toReversed(),
    subscriptions: transaction.all('subscription').toReversed(),
    events: transaction
      .all('event')
      .slice(-NEWEST_EVENTS)
      .toReversed()
      .map(({ id, type, created }) => ({
        id,
        type,
        created,
        deliveries: deliveries.filter(({ event }) => event === id).map(({ state, attempts }) => ({ state, attempts })),
      })),
  };
}

function renderDashboard(work: Work, problem?: string): string {
  return renderPage(
    problem ? 'Error: Payments' : 'Payments',
    html`${problem ? html`<p role="alert" class="problem">${problem}</p>` : ''}
      <p>
        This service stands in for Stripe: the product talks to it with Stripe’s own package.
        The same as data: <a href="/local/payments.json">payments.json</a>.
      </p>
      <h2>Clock</h2>
      <p>It is <strong>${formatTime(work.now())}</strong> here. Moving it does all that becomes due on the way.</p>
      ${renderClockForm(['hour', 'day', 'week', 'month', 'year'], 'Move everything')}
      ${renderCustomers(work)}
      <h2>Webhooks on their way</h2>
      ${renderSwitchForm(work)}
      ${renderEvents(work)}`,
  );
}

function renderStopped(): string {
  return renderPage('Payments', html`<p class="empty">The payments service is not running.</p>`);
}

/** With a style of its own, for tables and forms. */
function renderPage(title: string, content: Content): string {
  const parent = { name: 'Payments', path: '/local/payments' };
  return renderLayout(title, content, { style: '/local/payments/style.css', parent });
}

const SHOWN = 50;

function renderCustomers(work: Work) {
  const customers = work.transaction.all('customer').toReversed();
  const subscriptions = groupByCustomer(work.transaction.all('subscription'));
  const charges = groupByCustomer(work.transaction.all('charge'));
  return html`<h2>Customers (${customers.length})</h2>
    ${customers.length > 0 ? '' : html`<p class="empty">No customer yet. Onboard a website in the product.</p>`}
    <ul class="cards">
      ${customers.slice(0, SHOWN).map((customer) => renderCustomer(work, customer, subscriptions.get(customer.id) ?? [], charges.get(customer.id) ?? []))}
    </ul>
    ${customers.length > SHOWN ? html`<p class="hint">The newest ${SHOWN} are shown.</p>` : ''}`;
}

function groupByCustomer<T extends { customer: string | null }>(records: readonly T[]): Map<string | null, T[]> {
  const groups = new Map<string | null, T[]>();
  for (const record of records) {
    const group = groups.get(record.customer) ?? [];
    groups.set(record.customer, group);
    group.push(record);
  }
  return groups;
}

function renderCustomer(work: Work, customer: Customer, subscriptions: Subscription[], charges: Charge[]) {
  const who = customer.name ?? customer.email ?? customer.id;
  const hasTrial = subscriptions.some(({ status }) => status === 'trialing');
  const steps: ClockStep[] = [...(hasTrial ? (['trial_end'] as const) : []), 'renewal', 'month', 'day'];
  return html`<li class="card">
    <h3>${who}</h3>
    <p class="hint">${customer.id} · ${customer.email ?? 'no email'} · ${formatTime(work.now(customer.id))}</p>
    ${subscriptions.length > 0 ? renderSubscriptions(work, `${who}, ${customer.id}`, subscriptions) : html`<p>No subscription.</p>`}
    ${renderCharges(work, `${who}, ${customer.id}`, charges)}
    ${renderClockForm(steps, `Move the clock of ${who}`, customer.id)}
  </li>`;
}

function renderSubscriptions(work: Work, who: string, subscriptions: Subscription[]) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Subscriptions of ${who}">
    <table>
      <caption>Subscriptions, newest first</caption>
      <thead><tr><th scope="col">Plan</th><th scope="col">Status</th><th scope="col">Until</th><th scope="col">Metadata</th></tr></thead>
      <tbody>
        ${subscriptions
          .toReversed()
          .slice(0, SHOWN)
          .map((subscription) => renderRow(work, subscription))}
      </tbody>
    </table>
  </div>`;
}

function renderRow(work: Work, subscription: Subscription) {
  const { items, status, metadata, cancel_at: cancelAt, ended_at: endedAt } = subscription;
  const plans = items.data.map(({ price }) => `${productName(work, price)} (${describePrice(price)})`).join(', ');
  const end = endedAt ?? cancelAt ?? periodOf(subscription).end;
  const how = endedAt !== null ? 'ended' : cancelAt !== null ? 'ends' : 'renews';
  const notes = Object.entries(metadata)
    .map(([key, value]) => `${key}: ${value}`)
    .join(', ');
  return html`<tr><td>${plans}</td><td>${status.replaceAll('_', ' ')}</td><td>${how} ${formatTime(end)}</td><td>${notes}</td></tr>`;
}
