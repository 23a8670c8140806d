import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PaidTime, ReadyToTransfer } from '../../websites/transfer/transfer-repository.ts';
import { paidUntilOf, type WebsiteRow } from '../../websites/website-repository.ts';
import {
  deleteAttempt,
  findAttempt,
  forgetNotices,
  forgetSubscriptions,
  hadTrial,
  rememberTrial,
} from '../billing-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { endWhenCommitted } from '../tasks.ts';
import { settleWebsite } from './release-website.ts';

/** A checkout that has not reached the provider by then never will. */
const OPENING_MS = 60_000;

/** Refuses a website that is not paid for. Its organization's subscription stays as it is. */
export async function prepareTransfer(platform: Platform, plans: Plans, website: WebsiteRow): Promise<ReadyToTransfer> {
  const attempt = await findAttempt(platform.database, website.id);
  const settled = await settleWebsite(platform, plans, website);
  if (settled.status === 'NOT_PAID') throw new AppError('transfer_unpaid');
  const { subscriptionId } = settled;
  if (subscriptionId && paidUntilOf(settled)) await refuseUnsettled(platform, subscriptionId);
  const isOpening = attempt && !attempt.sessionId && Date.now() - attempt.createdAt.getTime() < OPENING_MS;
  if (isOpening) throw new AppError('transfer_busy');
  return { website: settled, attempt };
}

/**
 * A renewal moves the period on an hour before it charges: that time is not paid yet. An open invoice may be a change
 * of plan that waits for the bank.
 */
async function refuseUnsettled({ payments }: Platform, subscription: string): Promise<void> {
  const has = async (status: 'draft' | 'open') => {
    const { data } = await askPayments(() => payments.invoices.list({ subscription, status, limit: 1 }));
    return data.length > 0;
  };
  if (await has('draft')) throw new AppError('transfer_renewing');
  if (await has('open')) throw new AppError('transfer_unpaid');
}

/** Refuses if something has changed since the provider was asked. */
export async function releaseForTransfer(
  tx: Transaction,
  locked: WebsiteRow,
  ready: ReadyToTransfer,
  organizationId: string,
): Promise<PaidTime | null> {
  const { subscriptionId, priceId, domain } = locked;
  const attempt = await findAttempt(tx, locked.id);
  const secretsMatch = attempt?.id === ready.attempt?.id && attempt?.sessionId === ready.attempt?.sessionId;
  if (subscriptionId !== ready.website.subscriptionId || locked.status === 'NOT_PAID' || (attempt && !secretsMatch))
    throw new AppError('transfer_busy');
  if (attempt) await deleteAttempt(tx, locked.id);
  await forgetSubscriptions(tx, locked.id);
  await forgetNotices(tx, locked.id);
  // The free trial is per domain, not per owner.
  if (subscriptionId || (await hadTrial(tx, locked.organizationId, domain)))
    await rememberTrial(tx, organizationId, domain);
  if (!subscriptionId) return null;
  const paid = { subscriptionId, priceId, paidUntil: paidUntilOf(locked) };
  await endWhenCommitted(tx, paid);
  return paid;
}
