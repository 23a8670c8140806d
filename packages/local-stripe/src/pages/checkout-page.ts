import { html } from '@evenway/stand-in-kit';
import { findTrialEnd } from '../billing/checkout/find-trial-end.ts';
import { describePrice } from '../billing/invoices/describe-line.ts';
import type { CheckoutLine, CheckoutOrder, CheckoutSession } from '../store/records.ts';
import type { Work } from '../work.ts';
import { renderCardFields, renderField, renderProblem, renderTestCards, type TypedFields } from './card-fields.ts';
import { formatDay, formatMoney } from './format.ts';
import { renderHostedLayout } from './hosted-layout.ts';
import type { CardProblem } from './read-card.ts';

interface CheckoutPage {
  work: Work;
  session: CheckoutSession;
  order: CheckoutOrder;
  typed?: TypedFields;
  problem?: CardProblem | undefined;
}

export function renderCheckout({ work, session, order, typed = {}, problem }: CheckoutPage): string {
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
