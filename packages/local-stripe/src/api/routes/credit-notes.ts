import type Stripe from 'stripe';
import { findInvoice } from '../../billing/find-records.ts';
import { creditInvoice } from '../../billing/invoices/credit-invoice.ts';
import type { Work } from '../../work.ts';
import { missing } from '../api-error.ts';
import { PAGE, time } from '../list-params.ts';
import { paginate } from '../paginate.ts';
import { integer, metadata, oneOf, type ParamsOf, required, text } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';

const CREATE = {
  amount: required(integer),
  credit_amount: integer,
  invoice: required(text),
  memo: text,
  metadata,
  out_of_band_amount: integer,
  refund_amount: integer,
  reason: oneOf('duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory'),
} satisfies ParamsOf<Stripe.CreditNoteCreateParams>;

const LIST = { ...PAGE, created: time, customer: text, invoice: text } satisfies ParamsOf<Stripe.CreditNoteListParams>;

/** What an operator does in the provider's dashboard: reduce an invoice, or give back what was paid. */
export const CREDIT_NOTE_ROUTES: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/v1/credit_notes',
    params: CREATE,
    answer: (work, { invoice, amount, credit_amount, out_of_band_amount, refund_amount, ...texts }) =>
      creditInvoice(work, findInvoice(work, invoice), {
        amount,
        toBalance: credit_amount ?? 0,
        outOfBand: out_of_band_amount ?? 0,
        toCard: refund_amount ?? 0,
        reason: texts.reason ?? null,
        memo: texts.memo ?? null,
        metadata: texts.metadata ?? {},
      }),
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/credit_notes',
    params: LIST,
    answer({ transaction }, { created, customer, invoice, ...page }) {
      const notes = transaction
        .all('credit_note')
        .filter((note) => customer === undefined || note.customer === customer)
        .filter((note) => invoice === undefined || note.invoice === invoice)
        .filter((note) => !created || created(note.created));
      return paginate(notes, page, '/v1/credit_notes');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/credit_notes/:id',
    params: {},
    answer: (work, _params, id) => findNote(work, id),
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/credit_notes/:id/lines',
    params: { ...PAGE },
    answer: (work, page, id) => paginate(findNote(work, id).lines.data, page, `/v1/credit_notes/${id}/lines`),
  }),
];

function findNote({ transaction }: Work, id: string) {
  const note = transaction.find('credit_note', id);
  if (!note) throw missing('credit_note', id, 'id');
  return note;
}
