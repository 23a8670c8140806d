import { html, sendPage } from '@evenway/stand-in-kit';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { ApiError } from '../api/api-error.ts';
import { completeSession } from '../billing/checkout/complete-session.ts';
import { findTrialEnd } from '../billing/checkout/find-trial-end.ts';
import { describePrice } from '../billing/invoices/describe-line.ts';
import type { Engine } from '../engine.ts';
import type { CheckoutLine, CheckoutOrder, CheckoutSession } from '../store/records.ts';
import type { Deliverer } from '../webhooks/deliverer.ts';
import { readSwitches } from '../webhooks/switches.ts';
import type { Work } from '../work.ts';
import { renderCardFields, renderField, renderProblem, renderTestCards, type TypedFields } from './card-fields.ts';
import { formatDay, formatMoney } from './format.ts';
import { renderHostedLayout, renderHostedNotice } from './hosted-layout.ts';
import { type CardProblem, isProblem, readCard } from './read-card.ts';
import { readTyped } from './read-typed.ts';

/** People are redirected when the product has responded to the event, or after as long as the provider waits. */
const WAIT_MS = 10_000;

type Params = { Params: { id: string }; Body: string };

export function createCheckoutRoutes(engine: Engine, deliverer: Deliverer): FastifyPluginAsync {
  const show = (reply: FastifyReply, id: string, typed: TypedFields = {}, problem?: CardProblem) =>
    engine.look((work) => {
      const session = work.transaction.find('checkout_session', id);
      const order = work.transaction.find('checkout_order', id);
      if (!session || !order)
        return sendPage(
          reply.code(404),
          renderHostedNotice('No such checkout', 'Go back to the product and start again.'),
        );
      if (session.status !== 'open') return sendPage(reply, renderClosed(session));
      return sendPage(problem ? reply.code(402) : reply, renderCheckout({ work, session, order, typed, problem }));
    });

  return async (app) => {
    app.get<Params>('/c/pay/:id', async ({ params }, reply) => show(reply, params.id));

    app.post<Params>('/c/pay/:id', async ({ params, body }, reply) => {
      const typed = readTyped(body);
      const paid = await engine.act((work) => pay(work, params.id, typed)).catch(toProblem);
      if (paid === undefined) return show(reply, params.id);
      if ('field' in paid) return show(reply, params.id, typed, paid);
      if (paid.event) await deliverer.settled(paid.event, WAIT_MS);
      return reply.redirect(paid.url, 303);
    });
  };
}

/**
 * Undefined if there is no such session or it has expired. A second press on the button leads where the first one does.
 */
function pay(work: Work, id: string, typed: TypedFields) {
  const session = work.transaction.find('checkout_session', id);
  if (session?.status === 'complete') return { url: successUrl(session) };
  if (session?.status !== 'open') return undefined;
  const isCardless = session.payment_method_collection === 'if_required' && session.amount_total === 0;
  const card = isCardless ? null : readCard(typed);
  if (!session.customer && !/^[^\s@]+@[^\s@]+$/.test(typed.email ?? '')) {
    return { field: 'email', message: 'Enter an email address, such as ada@example.org.' } satisfies CardProblem;
  }
  if (card && isProblem(card)) return card;
  const event = completeSession(work, session, { email: typed.email ?? '', name: typed.name ?? '', card });
  const { delaySeconds, reorder, drop } = readSwitches(work.transaction);
  const isSentAtOnce = delaySeconds === 0 && !reorder && !drop;
  return { url: successUrl(session), ...(isSentAtOnce && { event: event.id }) };
}

function toProblem(error: unknown): CardProblem {
  if (error instanceof ApiError && error.type === 'card_error') return { field: 'number', message: error.message };
  throw error;
}

function renderClosed(session: CheckoutSession): string {
  if (session.status === 'expired') {
    const link = session.cancel_url ? { url: session.cancel_url, label: 'Go back' } : undefined;
    return renderHostedNotice('This checkout has expired', 'Nothing was charged. Go back and start again.', link);
  }
  const link = { url: successUrl(session), label: 'Continue' };
  return renderHostedNotice('You are all done here', 'This checkout is already complete.', link);
}

function successUrl({ id, success_url: url }: CheckoutSession): string {
  return (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
}

interface CheckoutPage {
  work: Work;
  session: CheckoutSession;
  order: CheckoutOrder;
  typed?: TypedFields;
  problem?: CardProblem | undefined;
}

function renderCheckout({ work, session, order, typed = {}, problem }: CheckoutPage): string {
  const title = 'Subscribe';
  const needsCard = session.payment_method_collection !== 'if_required' || session.amount_total !== 0;
  return renderHostedLayout(
    problem ? `Error: ${title}` : title,
    html`<h1>${title}</h1>
      <p class="hint">This page stands in for the checkout of Stripe on this machine. No money moves.</p>
      ${renderOrder(work, session, order)}
      <h2>Payment</h2>
      ${renderProblem(problem)}
      <form method="post" action="/c/pay/${session.id}" autocomplete="on">
        ${session.customer ? '' : renderPerson(typed, session, problem)}
        ${needsCard ? renderCardFields(typed, problem) : html`<p>No card is needed to start the trial.</p>`}
        ${session.custom_text.submit ? html`<p>${session.custom_text.submit.message}</p>` : ''}
        <button>${session.amount_total === 0 ? 'Start trial' : 'Subscribe'}</button>
      </form>
      ${session.cancel_url ? html`<p><a href="${session.cancel_url}">Go back without subscribing</a></p>` : ''}
      ${needsCard ? renderTestCards() : ''}`,
  );
}

function renderOrder(work: Work, session: CheckoutSession, order: CheckoutOrder) {
  const trialEnd = findTrialEnd(order, work.now(session.customer));
  const currency = session.currency ?? 'usd';
  return html`<section aria-labelledby="order">
    <h2 id="order">Your order</h2>
    <dl>
      ${order.description ? html`<dt>For</dt><dd>${order.description}</dd>` : ''}
      ${order.lines.map((line) => renderLine(line))}
      ${trialEnd === null ? '' : html`<dt>Free trial</dt><dd>Until ${formatDay(trialEnd)}, then the price above</dd>`}
      <dt>Due today</dt><dd><strong>${formatMoney(session.amount_total ?? 0, currency)}</strong></dd>
    </dl>
  </section>`;
}

function renderLine({ description, price, quantity }: CheckoutLine) {
  const count = quantity && quantity > 1 ? `${quantity} × ` : '';
  return html`<dt>${description ?? 'Subscription'}</dt><dd>${count}${price ? describePrice(price) : ''}</dd>`;
}

function renderPerson(typed: TypedFields, session: CheckoutSession, problem: CardProblem | undefined) {
  const known = { ...typed, email: typed.email ?? session.customer_email ?? '' };
  return html`${renderField('email', 'Email address', 'email', known, problem)}
    ${renderField('name', 'Name on the card', 'cc-name', typed, problem)}`;
}
