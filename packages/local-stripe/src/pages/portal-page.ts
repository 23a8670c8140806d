import { html } from '@evenway/stand-in-kit';
import { describePrice, productName } from '../billing/invoices/describe-line.ts';
import { periodOf } from '../billing/subscriptions/renew-subscription.ts';
import type { Customer, Invoice, PaymentMethod, PortalSession, Subscription } from '../store/records.ts';
import type { Work } from '../work.ts';
import { renderCardFields, renderProblem, renderTestCards, type TypedFields } from './card-fields.ts';
import { formatDay, formatMoney } from './format.ts';
import { renderHostedLayout } from './hosted-layout.ts';
import type { CardProblem } from './read-card.ts';

interface PortalPage {
  work: Work;
  session: PortalSession;
  customer: Customer;
  typed?: TypedFields;
  problem?: CardProblem | undefined;
}

export function renderPortal({ work, session, customer, typed = {}, problem }: PortalPage): string {
  const { transaction } = work;
  const subscriptions = transaction
    .all('subscription')
    .filter((one) => one.customer === customer.id)
    .toReversed();
  const invoices = transaction
    .all('invoice')
    .filter((one) => one.customer === customer.id && one.number)
    .toReversed();
  const method = transaction.find('payment_method', customer.invoice_settings.default_payment_method ?? '');
  const title = 'Billing';
  return renderHostedLayout(
    problem ? `Error: ${title}` : title,
    html`${session.return_url ? html`<p><a href="${session.return_url}">Return to the product</a></p>` : ''}
      <h1>${title}</h1>
      <p class="hint">This page stands in for the customer portal of Stripe, for ${customer.name ?? customer.email ?? customer.id}.</p>
      <h2>Subscriptions</h2>
      ${subscriptions.length > 0 ? '' : html`<p class="empty">No subscription yet.</p>`}
      <ul class="cards">${subscriptions.map((subscription) => renderSubscription(work, session, subscription))}</ul>
      <h2>Card</h2>
      <p>${method ? describeCard(method) : 'No card is set for all subscriptions; each has the one of its checkout.'}</p>
      ${renderProblem(problem)}
      <form method="post" action="/p/session/${session.id}/card">
        ${renderCardFields(typed, problem)}
        <button>Use this card from now on</button>
      </form>
      ${renderTestCards()}
      <h2>Invoices</h2>
      ${invoices.length > 0 ? '' : html`<p class="empty">No invoice yet.</p>`}
      <ul class="cards">${invoices.map((invoice) => renderInvoice(session, invoice))}</ul>`,
  );
}

function renderSubscription(work: Work, session: PortalSession, subscription: Subscription) {
  const { id, status, cancel_at: cancelAt, ended_at: endedAt, items } = subscription;
  const name = items.data.map(({ price }) => productName(work, price)).join(', ');
  const action = cancelAt === null ? 'cancel' : 'resume';
  // A customer may have the same plan many times: the description tells them apart.
  const subject = [name, subscription.description].filter(Boolean).join(' for ');
  return html`<li class="card">
    <h3>${subject}</h3>
    <p>${items.data.map(({ price }) => describePrice(price)).join(', ')} · ${status.replaceAll('_', ' ')}</p>
    <p class="hint">${describeEnd(subscription)}</p>
    ${
      endedAt === null
        ? html`<form method="post" action="/p/session/${session.id}/${action}">
            <input type="hidden" name="subscription" value="${id}">
            <div class="actions"><button class="quiet">${cancelAt === null ? 'Cancel' : 'Keep'} ${subject}</button></div>
          </form>`
        : ''
    }
  </li>`;
}

function describeEnd(subscription: Subscription): string {
  const { cancel_at: cancelAt, ended_at: endedAt, status } = subscription;
  if (endedAt !== null) return `Ended on ${formatDay(endedAt)}`;
  if (cancelAt !== null) return `Ends on ${formatDay(cancelAt)}`;
  return `${status === 'trialing' ? 'First charge' : 'Renews'} on ${formatDay(periodOf(subscription).end)}`;
}

function describeCard({ card }: PaymentMethod): string {
  return `${card?.brand} ending in ${card?.last4}, valid until ${card?.exp_month} / ${card?.exp_year}`;
}

function renderInvoice(session: PortalSession, invoice: Invoice) {
  const subject = [invoice.number, invoice.description].filter(Boolean).join(' for ');
  return html`<li class="card">
    <h3>Invoice ${subject}</h3>
    <p>${formatDay(invoice.created)} · ${formatMoney(invoice.total, invoice.currency)} · ${invoice.status ?? ''}</p>
    <p><a href="/i/${invoice.id}/pdf">Download invoice ${subject} (PDF)</a></p>
    ${
      invoice.status === 'open'
        ? html`<form method="post" action="/p/session/${session.id}/pay">
            <input type="hidden" name="invoice" value="${invoice.id}">
            <div class="actions"><button>Pay invoice ${subject}</button></div>
          </form>`
        : ''
    }
  </li>`;
}
