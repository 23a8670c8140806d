import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PaidTime, ReadyToTransfer } from '../../websites/transfer/transfer-repository.ts';
import { paidUntilOf, type WebsiteRow } from '../../websites/website-repository.ts';
import {
  deleteAttempt,
  forgetNotices,
  forgetSubscriptions,
  loadCheckout,
  rememberTrial,
} from '../billing-repository.ts';
import { closeCheckout } from '../checkout/finish-checkout.ts';
import type { Plans } from '../plans/plans.ts';
import { endWhenCommitted } from '../tasks.ts';
import { decideRelease, decideTransfer } from './decide-transfer.ts';
import { syncWebsite } from './sync-website.ts';

/** Refuses a website that is not paid for. Its organization's subscription stays as it is. */
export async function prepareTransfer(platform: Platform, plans: Plans, website: WebsiteRow): Promise<ReadyToTransfer> {
  const attempt = await closeCheckout(platform, plans, website);
  const settled = await syncWebsite(platform, plans, website);
  const invoices = await unsettledInvoices(platform, settled);
  const decision = decideTransfer({ website: settled, ...invoices, attempt, now: new Date() });
  if (decision.kind === 'refuse') throw new AppError(decision.code);
  return { website: settled, attempt };
}

/** Only paid time that goes along can be unsettled. */
async function unsettledInvoices({ payments }: Platform, website: WebsiteRow) {
  const subscription = paidUntilOf(website) && website.subscriptionId;
  const has = async (status: 'draft' | 'open') => {
    if (!subscription) return false;
    const { data } = await askPayments(() => payments.invoices.list({ subscription, status, limit: 1 }));
    return data.length > 0;
  };
  const hasDraftInvoice = await has('draft');
  return { hasDraftInvoice, hasOpenInvoice: !hasDraftInvoice && (await has('open')) };
}

/** Refuses if something has changed since the provider was asked. */
export async function releaseForTransfer(
  tx: Transaction,
  locked: WebsiteRow,
  ready: ReadyToTransfer,
  organizationId: string,
): Promise<PaidTime | null> {
  const { attempt = null, hadTrial = false } = (await loadCheckout(tx, locked)) ?? {};
  const decision = decideRelease({ website: locked, attempt, hadTrial, ready, now: new Date() });
  if (decision.kind === 'refuse') throw new AppError(decision.code);
  await deleteAttempt(tx, locked.id);
  await forgetSubscriptions(tx, locked.id);
  await forgetNotices(tx, locked.id);
  if (decision.hadTrial) await rememberTrial(tx, organizationId, locked.domain);
  if (decision.paid) await endWhenCommitted(tx, decision.paid);
  return decision.paid;
}
