import type { CreditNote, Dispute, Invoice, Refund, UpcomingInvoice } from '@evenway/contract';
import type Stripe from 'stripe';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';
import { listSubscriptionIds } from '../billing-repository.ts';
import { disputeState, refundState } from '../reversals/decide-reversal.ts';
import { listReversals, type ReversalRow } from '../reversals/reversal-repository.ts';
import { servicePeriod } from './invoice-lines.ts';
import { previewRenewal } from './next-payment.ts';

/** Every invoice of every subscription the website ever had, newest first. */
export async function listInvoices({ database, payments }: Platform, website: WebsiteRow): Promise<Invoice[]> {
  const ids = await listSubscriptionIds(database, website.id);
  const lists = await Promise.all(ids.map((subscription) => invoicesOf(payments, subscription)));
  const invoices = lists.flat().sort((a, b) => b.created - a.created);
  const invoiceIds = invoices.flatMap(({ id }) => id ?? []);
  const reversals = await listReversals(database, website.organizationId, invoiceIds);
  return Promise.all(
    invoices.map(async (invoice) => {
      const own = reversals.filter(({ invoiceId }) => invoiceId === invoice.id);
      const notes = await creditNotesOf(payments, invoice);
      const ofNotes = new Set(notes.flatMap(({ refunds }) => refunds.map(({ refund }) => idOf(refund))));
      return toInvoice(invoice, {
        creditNotes: notes.map((note) => toCreditNote(note, own)),
        refunds: toRefunds(own.filter(({ id }) => !ofNotes.has(id))),
        disputes: toDisputes(own),
      });
    }),
  );
}

/** The next invoice, or null if there will be none. */
export async function upcomingInvoice({ payments }: Platform, website: WebsiteRow): Promise<UpcomingInvoice | null> {
  const { subscriptionId, status } = website;
  if (!subscriptionId || status !== 'ACTIVE') return null;
  const renewal = await previewRenewal(payments, subscriptionId);
  return renewal && { amountPaid: renewal.amount, currency: renewal.currency, ...period(renewal) };
}

function invoicesOf(payments: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  return askPayments(() => payments.invoices.list({ subscription, limit: 100 }).autoPagingToArray({ limit: 1_000 }));
}

/** Asks the provider only about invoices that have some. */
async function creditNotesOf(payments: Stripe, invoice: Stripe.Invoice): Promise<Stripe.CreditNote[]> {
  const { id, pre_payment_credit_notes_amount: before, post_payment_credit_notes_amount: after } = invoice;
  if (!id || before + after === 0) return [];
  const { data } = await askPayments(() => payments.creditNotes.list({ invoice: id, limit: 100 }));
  return data.filter(({ status }) => status !== 'void');
}

function toCreditNote(note: Stripe.CreditNote, reversals: readonly ReversalRow[]): CreditNote {
  const { number, amount, effective_at: at, created, reason, memo, pdf } = note;
  const ids = note.refunds.map(({ refund }) => idOf(refund));
  return {
    ...{ number, amount, reason, memo, pdf },
    date: new Date((at ?? created) * 1000).toISOString(),
    refunds: toRefunds(reversals.filter(({ id }) => ids.includes(id))),
  };
}

const toRefunds = (reversals: readonly ReversalRow[]): Refund[] =>
  reversals.flatMap(({ kind, amount, createdAt, status }) => {
    const state = kind === 'refund' ? refundState(status) : null;
    return state === null ? [] : [{ amount, date: createdAt.toISOString(), state }];
  });

const toDisputes = (reversals: readonly ReversalRow[]): Dispute[] =>
  reversals.flatMap(({ kind, amount, createdAt, status }) => {
    const state = kind === 'dispute' ? disputeState(status) : null;
    return state === null ? [] : [{ amount, date: createdAt.toISOString(), state }];
  });

const idOf = (reference: string | { readonly id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

function toInvoice(invoice: Stripe.Invoice, given: Pick<Invoice, 'creditNotes' | 'refunds' | 'disputes'>): Invoice {
  const isOpen = invoice.status === 'open';
  return {
    invoiceId: invoice.id ?? '',
    status: invoice.status,
    amountPaid: invoice.amount_paid,
    currency: invoice.currency,
    ...period(servicePeriod(invoice)),
    invoicePdf: invoice.invoice_pdf ?? null,
    number: invoice.number,
    total: invoice.total,
    // The balance is negative, and rises by what is used of it.
    creditUsed: Math.max(0, (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance),
    ...given,
    amountDue: isOpen ? invoice.amount_remaining : 0,
    // What is charged automatically has no due date: it is due when it is finalized.
    dueDate: isOpen ? timestamp(invoice.due_date ?? invoice.effective_at ?? invoice.created) : null,
    nextAttemptAt: isOpen ? timestamp(invoice.next_payment_attempt) : null,
    payUrl: isOpen ? (invoice.hosted_invoice_url ?? null) : null,
  };
}

const period = ({ start, end }: { start: number; end: number }) => ({
  periodStart: new Date(start * 1000).toISOString(),
  periodEnd: new Date(end * 1000).toISOString(),
});

const timestamp = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000).toISOString());
