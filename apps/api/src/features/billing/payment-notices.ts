import { graceEndsAt, TRIAL_NOTICE_DAYS, type WebhookData } from '@evenway/contract';
import type Stripe from 'stripe';
import type { Transaction } from '../../platform/database/database.ts';
import { askPayments, findInPayments } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishEvent } from '../../platform/webhooks/publish-event.ts';
import { listPrepaidEnding, type WebsiteRow } from '../websites/website-repository.ts';
import { claimNotice, findCredit } from './billing-repository.ts';
import { servicePeriod } from './invoices/invoice-lines.ts';
import { previewRenewal } from './invoices/next-payment.ts';
import { paymentCard } from './invoices/payment-card.ts';
import { mailReaders, prepareReaders } from './mails/mail-readers.ts';
import { PAYMENT_FAILED_MAIL } from './mails/payment-failed.ts';
import { PREPAID_ENDING_MAIL } from './mails/prepaid-ending.ts';
import { RECEIPT_MAIL } from './mails/receipt.ts';
import { TRIAL_ENDING_MAIL } from './mails/trial-ending.ts';
import { prepaidOf } from './subscriptions/decide-website-state.ts';
import { findOwner, findPayer } from './subscriptions/find-owner.ts';
import { tryEach } from './try-each.ts';

const DAY = 86_400;

/** Mails the admins before the first charge. */
export async function announceFirstCharge(platform: Platform, subscriptionId: string): Promise<void> {
  const { payments, database } = platform;
  const subscription = await findInPayments(() => payments.subscriptions.retrieve(subscriptionId));
  if (!subscription) return;
  const { status, trial_end: end, cancel_at: endsAt } = subscription;
  if (status !== 'trialing' || end === null || endsAt !== null || subscription.cancel_at_period_end) return;
  const website = await findOwner(database, subscription);
  const renewal = website && (await previewRenewal(payments, subscriptionId));
  if (!renewal) return;
  // A website that is due earlier may use up the credit.
  const usesCreditFirst = (await findCredit(database, website.organizationId))?.nextUse === timestamp(end);
  const params = {
    amount: String(renewal.amount),
    credit: String(renewal.credit),
    isCovered: String(usesCreditFirst && renewal.amount <= renewal.credit),
    currency: renewal.currency,
    date: timestamp(end),
    isPrepaid: String(prepaidOf(subscription) !== null),
  };
  await notifyAdmins(platform, website, `trial:${subscriptionId}:${end}`, TRIAL_ENDING_MAIL, params);
}

/** Mails the admins about a charge: a receipt if it succeeded, or that it failed. */
export async function reportCharge(platform: Platform, invoiceId: string): Promise<void> {
  const { payments, database } = platform;
  const invoice = await findInPayments(() => payments.invoices.retrieve(invoiceId));
  const reference = invoice?.parent?.subscription_details?.subscription;
  const subscriptionId = typeof reference === 'string' ? reference : reference?.id;
  const subscription = subscriptionId && (await findInPayments(() => payments.subscriptions.retrieve(subscriptionId)));
  const website = subscription && (await findPayer(database, subscription));
  if (!invoice || !website) return;
  // The first invoice of a trial is over nothing, and one that only credits has less than nothing.
  if (invoice.status === 'paid' && invoice.total > 0)
    await notifyAdmins(platform, website, `paid:${invoiceId}`, RECEIPT_MAIL, receiptOf(invoice), (tx) =>
      publishEvent(tx, website.organizationId, 'invoice.paid', paidInvoice(website, invoice)),
    );
  // A change of plan that waits for the bank is not a failed payment: the person is asked on the screen, and the
  // subscription continues.
  if (invoice.status === 'open' && invoice.attempt_count > 0 && subscription.pending_update === null) {
    const key = `failed:${invoiceId}:${invoice.attempt_count}`;
    await notifyAdmins(platform, website, key, PAYMENT_FAILED_MAIL, failureOf(invoice));
  }
}

/** Asks the admins of prepaid websites to choose a plan before the prepaid time ends. */
async function announcePrepaidEnds(platform: Platform): Promise<void> {
  for (const website of await listPrepaidEnding(platform.database)) {
    const date = website.expiresAt?.toISOString() ?? '';
    await notifyAdmins(platform, website, `prepaid:${website.id}:${date}`, PREPAID_ENDING_MAIL, { date });
  }
}

/**
 * For what has no event, and for lost events: prepaid time that ends, first charges that are near, and charges of the
 * last days.
 */
export async function sendMissedNotices(platform: Platform): Promise<void> {
  const { payments } = platform;
  await announcePrepaidEnds(platform);
  const now = Math.floor(Date.now() / 1000);
  const notices = new Map<string, () => Promise<void>>();
  await askPayments(async () => {
    // A list sends its request as soon as it is created: one that is not read yet would fail with nobody handling its
    // error.
    for await (const { id, trial_end: end } of payments.subscriptions.list({ status: 'trialing', limit: 100 })) {
      if (end !== null && end - now <= TRIAL_NOTICE_DAYS * DAY)
        notices.set(id, () => announceFirstCharge(platform, id));
    }
    for await (const { id } of payments.invoices.list({ created: { gte: now - 2 * DAY }, limit: 100 })) {
      if (id) notices.set(id, () => reportCharge(platform, id));
    }
  });
  await tryEach(platform, notices);
}

/** Once per key, however often it is called. `publish` sends the same to webhooks. */
async function notifyAdmins(
  platform: Platform,
  website: WebsiteRow,
  key: string,
  template: string,
  details: Record<string, string>,
  publish: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<void> {
  const card = await paymentCard(platform, website);
  const params = {
    ...details,
    domain: website.domain,
    ...(card && { cardBrand: card.brand, cardLast4: card.last4 }),
  };
  await prepareReaders(platform, website.organizationId);
  await platform.database.transaction(async (tx) => {
    if (!(await claimNotice(tx, key, website.id))) return;
    await mailReaders(tx, platform.keys.link, website.organizationId, template, params);
    await publish(tx);
  });
}

function receiptOf(invoice: Stripe.Invoice): Record<string, string> {
  const { start, end } = servicePeriod(invoice);
  return {
    amount: String(invoice.amount_paid),
    credit: String(Math.max(0, invoice.total - invoice.amount_paid)),
    currency: invoice.currency,
    date: timestamp(invoice.status_transitions.paid_at ?? invoice.created),
    number: invoice.number ?? '',
    periodStart: timestamp(start),
    periodEnd: timestamp(end),
    pdf: invoice.invoice_pdf ?? '',
  };
}

function paidInvoice({ id, domain }: WebsiteRow, invoice: Stripe.Invoice): WebhookData['invoice.paid'] {
  const { start, end } = servicePeriod(invoice);
  return {
    website: { id, domain },
    invoice: {
      id: invoice.id,
      number: invoice.number,
      currency: invoice.currency,
      total: invoice.total,
      amountPaid: invoice.amount_paid,
      periodStart: timestamp(start),
      periodEnd: timestamp(end),
      paidAt: timestamp(invoice.status_transitions.paid_at ?? invoice.created),
      pdfUrl: invoice.invoice_pdf ?? null,
    },
  };
}

function failureOf(invoice: Stripe.Invoice): Record<string, string> {
  const { next_payment_attempt: next } = invoice;
  return {
    amount: String(invoice.amount_remaining),
    currency: invoice.currency,
    date: timestamp(invoice.created),
    servedUntil: graceEndsAt(timestamp(servicePeriod(invoice).start)).toISOString(),
    ...(next !== null && { nextAttempt: timestamp(next) }),
  };
}

const timestamp = (seconds: number) => new Date(seconds * 1000).toISOString();
