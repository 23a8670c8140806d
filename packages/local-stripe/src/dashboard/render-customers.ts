import { html } from '@evenway/stand-in-kit';
import { describePrice, productName } from '../billing/invoices/describe-line.ts';
import { periodOf } from '../billing/subscriptions/renew-subscription.ts';
import type { ClockStep } from '../clock/move-clock.ts';
import { formatTime } from '../pages/format.ts';
import type { Customer, Subscription } from '../store/records.ts';
import type { Work } from '../work.ts';
import { renderClockForm } from './dashboard-forms.ts';

const SHOWN = 50;

export function renderCustomers(work: Work) {
  const customers = work.transaction.all('customer').toReversed();
  const subscriptions = groupByCustomer(work.transaction.all('subscription'));
  return html`<h2>Customers (${customers.length})</h2>
    ${customers.length > 0 ? '' : html`<p class="empty">No customer yet. Onboard a website in the product.</p>`}
    <ul class="cards">
      ${customers.slice(0, SHOWN).map((customer) => renderCustomer(work, customer, subscriptions.get(customer.id) ?? []))}
    </ul>
    ${customers.length > SHOWN ? html`<p class="hint">The newest ${SHOWN} are shown.</p>` : ''}`;
}

function groupByCustomer(subscriptions: Subscription[]): Map<string, Subscription[]> {
  const groups = new Map<string, Subscription[]>();
  for (const subscription of subscriptions) {
    const group = groups.get(subscription.customer) ?? [];
    groups.set(subscription.customer, group);
    group.push(subscription);
  }
  return groups;
}

function renderCustomer(work: Work, customer: Customer, subscriptions: Subscription[]) {
  const who = customer.name ?? customer.email ?? customer.id;
  const hasTrial = subscriptions.some(({ status }) => status === 'trialing');
  const steps: ClockStep[] = [...(hasTrial ? (['trial_end'] as const) : []), 'renewal', 'month', 'day'];
  return html`<li class="card">
    <h3>${who}</h3>
    <p class="hint">${customer.id} · ${customer.email ?? 'no email'} · ${formatTime(work.now(customer.id))}</p>
    ${subscriptions.length > 0 ? renderSubscriptions(work, `${who}, ${customer.id}`, subscriptions) : html`<p>No subscription.</p>`}
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
