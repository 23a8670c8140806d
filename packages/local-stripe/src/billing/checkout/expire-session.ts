import { invalid } from '../../api/api-error.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { CheckoutSession } from '../../store/records.ts';
import type { Work } from '../../work.ts';

export function expireSession(work: Work, session: CheckoutSession): CheckoutSession {
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  const expired: CheckoutSession = { ...session, status: 'expired', url: null };
  work.transaction.put('checkout_session', expired);
  recordEvent(work, 'checkout.session.expired', expired);
  return expired;
}
