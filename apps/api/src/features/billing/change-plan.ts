import { AppError } from '../../platform/errors/app-error.ts';
import { askPayments } from '../../platform/payments/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import type { WebsiteRow } from '../websites/website-repository.ts';
import { PRORATION, planChange } from './plan-change.ts';
import type { Plans } from './plans.ts';
import { previewOf } from './preview-plan-change.ts';
import { syncWebsite } from './sync-website.ts';

/** Seconds for which a preview may be accepted. An older moment would count used time as unused. */
const PREVIEW_LIVES = 15 * 60;

/**
 * Moves a running subscription to another plan, at the moment of the preview that was shown. What is billed at once is
 * paid at once: a card that is declined changes nothing and leaves no invoice behind.
 */
export async function changePlan(
  platform: Platform,
  plans: Plans,
  website: WebsiteRow,
  request: { priceId: string; prorationDate?: number | undefined },
): Promise<WebsiteRow> {
  const { payments } = platform;
  const change = await planChange(platform, plans, website, request.priceId);
  const { billing } = change;
  if (billing !== 'trial' && request.prorationDate !== undefined) {
    const age = (await previewOf(payments, change)).prorationDate - request.prorationDate;
    if (age < 0 || age > PREVIEW_LIVES) throw new AppError('preview_outdated');
  }
  await askPayments(() =>
    payments.subscriptions.update(change.subscriptionId, {
      items: change.items,
      proration_behavior: PRORATION[billing],
      ...(billing === 'now' && { payment_behavior: 'error_if_incomplete' }),
      ...(billing !== 'trial' && request.prorationDate !== undefined && { proration_date: request.prorationDate }),
    }),
  );
  return syncWebsite(platform, plans, website);
}
