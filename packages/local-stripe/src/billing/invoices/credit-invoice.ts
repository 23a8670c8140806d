import { invalid } from '../../api/api-error.ts';
import { recordEvent } from '../../events/record-event.ts';
import { buildCreditNote } from '../../objects/build-credit-note.ts';
import type { Charge, CreditNote, Invoice } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { findCustomer } from '../find-records.ts';
import { refundCharge } from '../reversals/refund-charge.ts';
import { saveCustomer } from '../save-records.ts';
import { markPaid } from './collect-invoice.ts';

interface Credit {
  amount: number;
  /** Of what was paid already: to the customer's balance, settled elsewhere, or refunded to the card. */
  toBalance: number;
  outOfBand: number;
  toCard: number;
  reason: string | null;
  memo: string | null;
  metadata: Record<string, string>;
}

/** First reduces what is still due; the rest must be accounted for, as at the provider. */
export function creditInvoice(work: Work, invoice: Invoice, credit: Credit): CreditNote {
  if (invoice.status !== 'open' && invoice.status !== 'paid')
    throw invalid('Credit notes can only be created for open or paid invoices.', 'invoice');
  const { amount, toBalance, outOfBand, toCard, ...texts } = credit;
  const credited = invoice.pre_payment_credit_notes_amount + invoice.post_payment_credit_notes_amount;
  if (amount <= 0 || amount > invoice.total - credited)
    throw invalid('The amount must be positive, and at most what is left of the invoice.', 'amount');
  const prePayment = Math.min(amount, invoice.amount_remaining);
  if (toBalance + outOfBand + toCard !== amount - prePayment)
    throw invalid(
      'The sum of credit amount, refund amount and out of band amount must equal the post payment amount.',
      'amount',
    );
  const customer = findCustomer(work, invoice.customer ?? '');
  const note = buildCreditNote({
    ...texts,
    invoice,
    amount,
    prePayment,
    outOfBand: outOfBand === 0 ? null : outOfBand,
    refund: toCard > 0 ? refundCharge(work, chargeOf(work, invoice), { amount: toCard }) : null,
    created: work.now(customer.id),
    number: `${invoice.number}-CN-${String(notesOf(work, invoice.id).length + 1).padStart(2, '0')}`,
    pdf: (id) => `${work.baseUrl}/cn/${id}/pdf`,
  });
  work.transaction.put('credit_note', note);
  recordEvent(work, 'credit_note.created', note);
  const reduced: Invoice = {
    ...invoice,
    amount_due: invoice.amount_due - prePayment,
    amount_remaining: invoice.amount_remaining - prePayment,
    pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount + prePayment,
    post_payment_credit_notes_amount: invoice.post_payment_credit_notes_amount + amount - prePayment,
  };
  work.transaction.put('invoice', reduced);
  recordEvent(work, 'invoice.updated', reduced, invoice);
  if (toBalance > 0) saveCustomer(work, { ...customer, balance: customer.balance - toBalance });
  if (invoice.status === 'open' && reduced.amount_remaining === 0) markPaid(work, reduced);
  return note;
}

const notesOf = ({ transaction }: Work, invoice: string): CreditNote[] =>
  transaction.all('credit_note').filter((note) => note.invoice === invoice);

function chargeOf({ transaction }: Work, { id }: Invoice): Charge {
  const payment = transaction.all('invoice_payment').find(({ invoice }) => invoice === id)?.payment.payment_intent;
  const charge = transaction.all('charge').find(({ payment_intent }) => payment_intent === payment);
  if (!payment || !charge) throw invalid('This invoice was not paid by card.', 'refund_amount');
  return charge;
}
