import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/database.ts';
import { addJob, hurryJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaidTime } from '../websites/transfer/transfer-repository.ts';
import { describeCustomer } from './checkout/payment-customer.ts';
import { beginReconciliation, type ReconciliationCursor, reconcileSomePages } from './events/reconcile-payments.ts';
import { announceFirstCharge, reportCharge, sendMissedNotices } from './payment-notices.ts';
import { createPlans } from './plans/plans.ts';
import { findMissedReversals } from './reversals/find-missed-reversals.ts';
import { readDispute, readRefund } from './reversals/read-reversal.ts';
import { endTransferredSubscription, syncCustomer, syncSubscription } from './subscriptions/sync-website.ts';

export const SYNC_SUBSCRIPTION_TASK = 'sync_subscription';
export const SYNC_CUSTOMER_TASK = 'sync_customer';
export const ANNOUNCE_FIRST_CHARGE_TASK = 'announce_first_charge';
export const REPORT_CHARGE_TASK = 'report_charge';
export const READ_REFUND_TASK = 'read_refund';
export const READ_DISPUTE_TASK = 'read_dispute';
const END_HANDED_OVER_TASK = 'end_handed_over';
const DESCRIBE_CUSTOMER_TASK = 'describe_customer';
const MISSED_NOTICES_TASK = 'missed_payment_notices';
const RECONCILE_PAYMENTS_TASK = 'reconcile_payments';
/** Every hour at a quarter past. */
export const RECONCILE_PAYMENTS_SCHEDULE = `15 * * * * ${RECONCILE_PAYMENTS_TASK} ?queue=${RECONCILE_PAYMENTS_TASK}&jobKey=${RECONCILE_PAYMENTS_TASK}`;
const RECONCILE_PAGES_TASK = 'reconcile_payments_pages';

/** Every hour at half past. */
export const MISSED_NOTICES_SCHEDULE = `30 * * * * ${MISSED_NOTICES_TASK}`;

const MISSED_REVERSALS_TASK = 'missed_reversals';
/** Every hour at a quarter to. */
export const MISSED_REVERSALS_SCHEDULE = `45 * * * * ${MISSED_REVERSALS_TASK}`;

const forSubscription = z.object({ subscriptionId: z.string() });
const forCustomer = z.object({ customerId: z.string() });
const forOrganization = z.object({ organizationId: z.string() });
const forInvoice = z.object({ invoiceId: z.string() });
const forReversal = z.object({ id: z.string() });
const forPages = z.object({ cursor: z.string() });
const forPaidTime = z.object({
  subscriptionId: z.string(),
  priceId: z.optional(z.string()),
  paidUntil: z.optional(z.string()),
});

/**
 * Queues a job, committed with the change, that updates the organization at the payment provider and retries until it
 * succeeds.
 */
export async function queueCustomerUpdate(db: Queryable, organizationId: string): Promise<void> {
  const once = `${DESCRIBE_CUSTOMER_TASK}:${organizationId}`;
  await addJob(db, DESCRIBE_CUSTOMER_TASK, { organizationId }, { once });
}

/**
 * Queues a job, committed with the transfer, that ends the subscription and retries until the provider has responded.
 */
export async function endWhenCommitted(db: Queryable, { subscriptionId, priceId, paidUntil }: PaidTime): Promise<void> {
  const payload = {
    subscriptionId,
    ...(priceId && { priceId }),
    ...(paidUntil && { paidUntil: paidUntil.toISOString() }),
  };
  await addJob(db, END_HANDED_OVER_TASK, payload, { once: `${END_HANDED_OVER_TASK}:${subscriptionId}` });
}

/** Starts a run, unless one is under way: then its next pages are read at once, also after failures. */
async function startReconciliation(platform: Platform): Promise<void> {
  if (await hurryJob(platform.database, RECONCILE_PAGES_TASK)) return;
  await queuePages(platform.database, await beginReconciliation(platform));
}

/** There is one such job at any time, which also replaces the one that adds it: so there is one run. */
const queuePages = (db: Queryable, cursor: ReconciliationCursor) =>
  addJob(db, RECONCILE_PAGES_TASK, { cursor: JSON.stringify(cursor) }, { once: RECONCILE_PAGES_TASK });

export function billingTasks(platform: Platform): TaskList {
  const plans = createPlans(platform.payments);
  return {
    [SYNC_SUBSCRIPTION_TASK]: async (payload) => {
      await syncSubscription(platform, plans, forSubscription.parse(payload).subscriptionId);
    },
    [SYNC_CUSTOMER_TASK]: (payload) => syncCustomer(platform, forCustomer.parse(payload).customerId),
    [ANNOUNCE_FIRST_CHARGE_TASK]: (payload) =>
      announceFirstCharge(platform, forSubscription.parse(payload).subscriptionId),
    [REPORT_CHARGE_TASK]: (payload) => reportCharge(platform, forInvoice.parse(payload).invoiceId),
    [END_HANDED_OVER_TASK]: (payload) => {
      const { subscriptionId, priceId = null, paidUntil } = forPaidTime.parse(payload);
      return endTransferredSubscription(platform, {
        subscriptionId,
        priceId,
        paidUntil: paidUntil ? new Date(paidUntil) : null,
      });
    },
    [DESCRIBE_CUSTOMER_TASK]: (payload) => describeCustomer(platform, forOrganization.parse(payload).organizationId),
    [READ_REFUND_TASK]: (payload) => readRefund(platform, forReversal.parse(payload).id),
    [READ_DISPUTE_TASK]: (payload) => readDispute(platform, forReversal.parse(payload).id),
    [MISSED_REVERSALS_TASK]: () => findMissedReversals(platform),
    [MISSED_NOTICES_TASK]: () => sendMissedNotices(platform),
    [RECONCILE_PAYMENTS_TASK]: () => startReconciliation(platform),
    [RECONCILE_PAGES_TASK]: async (payload) => {
      const cursor: ReconciliationCursor = JSON.parse(forPages.parse(payload).cursor);
      const next = await reconcileSomePages(platform, plans, cursor);
      if (next) await queuePages(platform.database, next);
    },
  };
}
