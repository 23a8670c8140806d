import { html } from '@evenway/stand-in-kit';
import { answerDispute, closeDispute, disputeCharge, isOpen } from '../billing/reversals/dispute-charge.ts';
import { refundCharge } from '../billing/reversals/refund-charge.ts';
import { formatMoney, formatTime } from '../pages/format.ts';
import type { Charge, Dispute } from '../store/records.ts';
import type { Work } from '../work.ts';

const SHOWN = 20;

/** What a cardholder, a bank or the operator does about a payment, each with a button. */
const DEEDS = {
  refund: 'Refund',
  half: 'Refund half',
  dispute: 'Dispute',
  answer: 'Send evidence',
  win: 'Decide for the seller',
  lose: 'Decide for the cardholder',
} as const;
type Deed = keyof typeof DEEDS;

const isDeed = (name: string): name is Deed => Object.hasOwn(DEEDS, name);

export function actOnCharge(work: Work, id: string, name: string | undefined): void {
  const charge = work.transaction.find('charge', id);
  if (!charge || name === undefined || !isDeed(name)) return;
  const dispute = disputeOf(work, charge);
  if (name === 'refund') refundCharge(work, charge, { reason: 'requested_by_customer' });
  else if (name === 'half') refundCharge(work, charge, { amount: Math.ceil(charge.amount / 2) });
  else if (name === 'dispute') disputeCharge(work, charge);
  else if (dispute && name === 'answer') answerDispute(work, dispute, 'The widget was in use all month.');
  else if (dispute) closeDispute(work, dispute, name === 'win' ? 'won' : 'lost');
}

export function renderCharges(work: Work, who: string, charges: readonly Charge[]) {
  if (charges.length === 0) return '';
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Payments of ${who}">
    <table>
      <caption>Payments by card, newest first</caption>
      <thead><tr><th scope="col">Time</th><th scope="col">Amount</th><th scope="col">State</th><th scope="col">What happens to it</th></tr></thead>
      <tbody>
        ${charges
          .toReversed()
          .slice(0, SHOWN)
          .map((charge) => renderCharge(charge, disputeOf(work, charge)))}
      </tbody>
    </table>
  </div>`;
}

function renderCharge(charge: Charge, dispute: Dispute | undefined) {
  const amount = formatMoney(charge.amount, charge.currency);
  const refunded =
    charge.amount_refunded > 0 ? `${formatMoney(charge.amount_refunded, charge.currency)} refunded` : null;
  const state = [refunded, dispute ? `dispute: ${dispute.status.replaceAll('_', ' ')}` : null]
    .filter(Boolean)
    .join(', ');
  const deeds = deedsFor(charge, dispute);
  return html`<tr>
    <td>${formatTime(charge.created)}</td>
    <td>${amount}</td>
    <td>${state || 'paid'}</td>
    <td>
      <form method="post" action="/local/payments/charges/${charge.id}">
        <div class="actions">
          ${deeds.map((deed) => html`<button class="quiet" name="deed" value="${deed}" aria-label="${DEEDS[deed]}: ${amount}, ${charge.id}">${DEEDS[deed]}</button>`)}
        </div>
      </form>
    </td>
  </tr>`;
}

function deedsFor(charge: Charge, dispute: Dispute | undefined): Deed[] {
  if (!dispute) return charge.refunded ? ['dispute'] : ['refund', 'half', 'dispute'];
  if (!isOpen(dispute)) return [];
  return dispute.status === 'needs_response' ? ['answer', 'win', 'lose'] : ['win', 'lose'];
}

const disputeOf = ({ transaction }: Work, { id }: Charge): Dispute | undefined =>
  transaction.all('dispute').find(({ charge }) => charge === id);
