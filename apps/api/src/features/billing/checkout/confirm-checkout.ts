import { AppError } from '../../../platform/errors/app-error.ts';
import { askPayments, isMissing } from '../../../platform/payments/payments.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findWebsite, type WebsiteRow } from '../../websites/website-repository.ts';
import { findCustomer } from '../billing-repository.ts';
import type { Plans } from '../plans/plans.ts';
import { applyCompletedCheckout } from './open-checkout.ts';

/** Reads what became of a checkout, so that the dashboard need not wait for the event. The address alone unlocks nothing. */
export async function confirmCheckout(
  platform: Platform,
  plans: Plans,
  organizationId: string,
  sessionId: string,
): Promise<WebsiteRow> {
  const session = await retrieveSession(platform, sessionId);
  const customer = typeof session.customer === 'string' ? session.customer : session.customer?.id;
  const ours = await findCustomer(platform.database, organizationId);
  if (!ours || customer !== ours) throw new AppError('not_found');
  const website = await findWebsite(platform.database, organizationId, session.client_reference_id ?? '');
  if (!website) throw new AppError('not_found');
  return session.status === 'complete' ? applyCompletedCheckout(platform, plans, website, session) : website;
}

async function retrieveSession({ payments }: Platform, sessionId: string) {
  try {
    return await askPayments(() => payments.checkout.sessions.retrieve(sessionId));
  } catch (error) {
    if (isMissing(error)) throw new AppError('not_found');
    throw error;
  }
}
