import { type Content, html, renderLayout } from '@evenway/stand-in-kit';
import { formatTime } from '../pages/format.ts';
import type { Work } from '../work.ts';
import { renderClockForm, renderSwitchForm } from './dashboard-forms.ts';
import { renderCustomers } from './render-customers.ts';
import { renderEvents } from './render-events.ts';

export function renderDashboard(work: Work, problem?: string): string {
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

export function renderStopped(): string {
  return renderPage('Payments', html`<p class="empty">The payments service is not running.</p>`);
}

/** With a style of its own, for tables and forms. */
function renderPage(title: string, content: Content): string {
  const parent = { name: 'Payments', path: '/local/payments' };
  return renderLayout(title, content, { style: '/local/payments/style.css', parent });
}
