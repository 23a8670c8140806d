import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WebsiteRow } from '../../websites/website-repository.ts';
import { syncWebsite } from '../subscriptions/sync-website.ts';
import { PRORATION, planChange } from './plan-change.ts';
import type { Plans } from './plans.ts';
import { previewOf } from './preview-plan-change.ts';

/** Seconds for which a preview may be accepted. After that it would count used time as unused. */
const PREVIEW_LIVES = 15 * 60;

/**
 * Moves a running subscription to another plan, as of the time of the preview. What is billed at once is paid at once:
 * a declined card changes nothing and leaves no invoice behind. If the bank requires confirmation, the change is
 * pending at the provider, with an open invoice, until that is done.
 */
export async function changePlan(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  request: { priceId: string; prorationDate?: number | undefined },
  note: () => Promise<void>,
): Promise<WebsiteRow> {
  const { payments } = platform;
  const { prorationDate } = request;
  const change = await planChange(platform, plans, website, request.priceId);
  const { billing } = change;
  if (billing !== 'trial' && prorationDate !== undefined) {
    const age = (await previewOf(payments, change)).prorationDate - prorationDate;
    if (age < 0 || age > PREVIEW_LIVES) throw new AppError('preview_outdated');
  }
  const update = (payment_behavior: 'error_if_incomplete' | 'pending_if_incomplete') =>
    askPayments(() =>
      payments.subscriptions.update(change.subscriptionId, {
        items: change.items,
        proration_behavior: PRORATION[billing],
        ...(billing === 'now' && { payment_behavior }),
        ...(billing !== 'trial' && prorationDate !== undefined && { proration_date: prorationDate }),
      }),
    );
  try {
    await update('error_if_incomplete');
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payment_needs_confirmation') throw error;
    const { pending_update: waiting } = await update('pending_if_incomplete');
    if (waiting !== null) throw error;
  }
  await note();
  return syncWebsite(platform, plans, website);
}
