import type Stripe from 'stripe';
import { databaseTime } from '../../../platform/database/database-time.ts';
import { askPayments, findInPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOrganizationOfCustomer } from '../billing-repository.ts';
import { mailReaders, prepareReaders } from '../mails/mail-readers.ts';
import { REFUND_MAIL } from '../mails/refund.ts';
import { findPayer } from '../subscriptions/find-owner.ts';
import { decideReversal, type ReversalAlert } from './decide-reversal.ts';
import { lockReversal, type ReversalRow, saveReversal } from './reversal-repository.ts';

/** Stores a refund as it is at the provider now. Any number of calls, in any order, lead to the same state. */
export async function readRefund(platform: Platform, id: string): Promise<void> {
  const askedAt = await databaseTime(platform.database);
  const refund = await findInPayments(() => platform.payments.refunds.retrieve(id, { expand: ['charge'] }));
  if (!refund) return;
  const { amount, currency, created, status, reason } = refund;
  const values = {
    id,
    kind: 'refund',
    amount,
    currency,
    status: status ?? 'pending',
    reason,
    answerDueAt: null,
  } as const;
  await storeReversal(platform, { ...values, createdAt: toDate(created), syncedAt: askedAt }, refund);
}

/** The same for a dispute. */
export async function readDispute(platform: Platform, id: string): Promise<void> {
  const askedAt = await databaseTime(platform.database);
  const dispute = await findInPayments(() => platform.payments.disputes.retrieve(id, { expand: ['charge'] }));
  if (!dispute) return;
  const { amount, currency, created, status, reason } = dispute;
  const { due_by: dueBy } = dispute.evidence_details;
  // Zero, where the bank takes no answer.
  const values = {
    id,
    kind: 'dispute',
    amount,
    currency,
    status,
    reason,
    answerDueAt: dueBy ? toDate(dueBy) : null,
  } as const;
  await storeReversal(platform, { ...values, createdAt: toDate(created), syncedAt: askedAt }, dispute);
}

type Read = Omit<ReversalRow, 'organizationId' | 'websiteId' | 'invoiceId'>;
type Reference = Pick<Stripe.Refund | Stripe.Dispute, 'charge' | 'payment_intent'>;

async function storeReversal(platform: Platform, read: Read, { charge, payment_intent }: Reference): Promise<void> {
  const { database, keys, log } = platform;
  const paid = charge === null || typeof charge === 'string' ? null : charge;
  const customer = idOf(paid?.customer ?? null);
  const organizationId = customer && (await findOrganizationOfCustomer(database, customer));
  const invoice = organizationId ? await findInvoice(platform.payments, idOf(payment_intent)) : null;
  if (organizationId) await prepareReaders(platform, organizationId);
  const decision = await database.transaction(async (tx) => {
    const known = await lockReversal(tx, read.id);
    const decided = decideReversal({
      found: read,
      askedAt: read.syncedAt,
      createdAt: read.createdAt,
      organizationId,
      known,
    });
    if (decided.kind === 'ignore' || !customer || !organizationId) return decided;
    const website = invoice && (await findPayer(tx, subscriptionOf(invoice, customer)));
    await saveReversal(tx, { ...read, organizationId, websiteId: website?.id ?? null, invoiceId: invoice?.id ?? null });
    if (decided.mailsRefund) {
      const params = { ...refundDetails(read, invoice, paid), ...(website && { domain: website.domain }) };
      await mailReaders(tx, keys.link, organizationId, REFUND_MAIL, params);
    }
    return decided;
  });
  if (decision.kind === 'ignore')
    log.info({ reversalId: read.id, why: decision.why }, 'a refund or dispute was ignored');
  else if (decision.alert)
    log.warn({ reversalId: read.id, organizationId, answerDueAt: read.answerDueAt }, WARNINGS[decision.alert]);
}

/** Nobody is named: the operator finds the rest at the provider, by the id. */
const WARNINGS: Readonly<Record<ReversalAlert, string>> = {
  dispute_opened: 'a payment is disputed: answer by the due date',
  dispute_lost: 'a disputed payment was lost',
  refund_failed: 'a refund could not be paid out: pay it in another way',
};

/** A payment does not name its invoice, but the invoice's payment does. */
async function findInvoice(payments: Stripe, paymentIntent: string | null): Promise<Stripe.Invoice | null> {
  if (paymentIntent === null) return null;
  const payment = { type: 'payment_intent', payment_intent: paymentIntent } as const;
  const { data } = await askPayments(() =>
    payments.invoicePayments.list({ payment, limit: 1, expand: ['data.invoice'] }),
  );
  const invoice = data[0]?.invoice;
  return !invoice || typeof invoice === 'string' || 'deleted' in invoice ? null : invoice;
}

/** As far as the owner is found by it. */
function subscriptionOf({ parent }: Stripe.Invoice, customer: string) {
  const details = parent?.subscription_details;
  return { id: idOf(details?.subscription ?? null) ?? '', customer, metadata: details?.metadata ?? {} };
}

function refundDetails(
  { amount, currency, createdAt }: Read,
  invoice: Stripe.Invoice | null,
  charge: Stripe.Charge | null,
): Record<string, string> {
  const { brand, last4 } = charge?.payment_method_details?.card ?? {};
  return {
    amount: String(amount),
    currency,
    date: createdAt.toISOString(),
    number: invoice?.number ?? '',
    pdf: invoice?.invoice_pdf ?? '',
    ...(brand && last4 && { cardBrand: brand, cardLast4: last4 }),
  };
}

const idOf = (reference: string | { readonly id: string } | null): string | null =>
  reference !== null && typeof reference === 'object' ? reference.id : reference;

const toDate = (seconds: number) => new Date(seconds * 1_000);
