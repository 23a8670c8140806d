import type { RecordChange } from '../../../platform/audit/record.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments, isMissing } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findWebsite, type WebsiteRow, websiteTarget } from '../../websites/website-repository.ts';
import { findCustomer } from '../billing-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { applyCompletedCheckout } from './open-checkout.ts';

/**
 * Reads the outcome of a checkout, so that the dashboard need not wait for the event. The address alone unlocks
 * nothing.
 */
export async function confirmCheckout(
  platform: Platform,
  plans: Plans,
  organizationId: string,
  sessionId: string,
  record: RecordChange,
): Promise<WebsiteRow> {
  const session = await retrieveSession(platform, sessionId);
  const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id;
  const ours = await findCustomer(platform.database, organizationId);
  if (!ours || customer !== ours) throw new AppError('not_found');
  const website = await findWebsite(platform.database, organizationId, session.client_reference_id ?? '');
  if (!website) throw new AppError('not_found');
  if (session.status !== 'complete') return website;
  await record(platform.database, { target: websiteTarget(website) });
  return applyCompletedCheckout(platform, plans, website, session);
}

async function retrieveSession({ payments }: Platform, sessionId: string) {
  try {
    return await askPayments(() => payments.checkout.sessions.retrieve(sessionId));
  } catch (error) {
    if (isMissing(error)) throw new AppError('not_found');
    throw error;
  }
}
