import { html } from '@evenway/stand-in-kit';
import { formatTime } from '../pages/format.ts';
import type { Delivery, PaymentEvent } from '../store/records.ts';
import type { Work } from '../work.ts';

const SHOWN = 50;

export function renderEvents({ transaction }: Work) {
  const events = transaction.all('event');
  const shown = events.slice(-SHOWN).toReversed();
  const deliveries = [...transaction.all('finished_delivery').slice(-SHOWN * 20), ...transaction.all('delivery')];
  return html`<h2>Events (${events.length})</h2>
    ${shown.length > 0 ? '' : html`<p class="empty">No event yet.</p>`}
    ${
      shown.length > 0
        ? html`<div class="scroll" tabindex="0" role="region" aria-label="Events">
            <table>
              <caption>The newest ${SHOWN} events, and how the product answered</caption>
              <thead><tr><th scope="col">Time</th><th scope="col">Event</th><th scope="col">Delivery</th><th scope="col">Again</th></tr></thead>
              <tbody>${shown.map((event) => renderEvent(event, deliveries))}</tbody>
            </table>
          </div>`
        : ''
    }`;
}

function renderEvent(event: PaymentEvent, deliveries: Delivery[]) {
  const own = deliveries.filter((delivery) => delivery.event === event.id);
  return html`<tr>
    <td>${formatTime(event.created)}</td>
    <td>${event.type}<br><span class="hint">${event.id}</span></td>
    <td>${own.length > 0 ? own.map((delivery) => html`<p class="hint">${describe(delivery)}</p>`) : 'Sent to nobody'}</td>
    <td>
      <form method="post" action="/local/payments/events/${event.id}">
        <button class="quiet" aria-label="Send again: ${event.type} ${event.id}">Send again</button>
      </form>
    </td>
  </tr>`;
}

function describe({ state, attempts }: Delivery): string {
  const last = attempts.at(-1);
  const answer = last ? (last.status === null ? (last.problem ?? '') : `answered ${last.status}`) : '';
  return [state, attempts.length > 1 ? `${attempts.length} attempts` : '', answer].filter(Boolean).join(', ');
}
