import { ApiError, invalid } from '../../api/api-error.ts';
import { recordEvent } from '../../events/record-event.ts';
import { buildRefund } from '../../objects/build-refund.ts';
import type { Charge, Refund } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { refundsFail } from '../cards/cards.ts';

interface RefundRequest {
  /** Without one, all that is left. */
  amount?: number | undefined;
  reason?: Refund['reason'];
  metadata?: Record<string, string>;
}

/** Gives back what a card was charged, or a part of it. */
export function refundCharge(
  work: Work,
  charge: Charge,
  { amount, reason = null, metadata = {} }: RefundRequest,
): Refund {
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed)
    throw new ApiError(
      400,
      'invalid_request_error',
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      {
        code: 'charge_disputed',
      },
    );
  if (left === 0)
    throw new ApiError(400, 'invalid_request_error', `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  const given = amount ?? left;
  if (given <= 0) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (given > left) throw invalid('Refund amount is greater than unrefunded amount on charge.', 'amount');
  const created = work.now(charge.customer);
  const refund = work.transaction.put('refund', buildRefund(charge, { created, amount: given, reason, metadata }));
  saveCharge(work, { ...charge, amount_refunded: charge.amount_refunded + given }, 'charge.refunded');
  recordEvent(work, 'refund.created', refund);
  const method = work.transaction.find('payment_method', charge.payment_method ?? '');
  return method && refundsFail(method) ? failRefund(work, refund) : refund;
}

/** The bank sends the money back, as it can days later. */
function failRefund(work: Work, refund: Refund): Refund {
  const failed: Refund = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  work.transaction.put('refund', failed);
  const charge = work.transaction.find('charge', refund.charge ?? '');
  if (charge)
    saveCharge(work, { ...charge, amount_refunded: charge.amount_refunded - refund.amount }, 'charge.updated');
  recordEvent(work, 'refund.updated', failed, refund);
  recordEvent(work, 'refund.failed', failed);
  return failed;
}

function saveCharge(work: Work, changed: Charge, event: string): void {
  const charge = { ...changed, refunded: changed.amount_refunded === changed.amount };
  recordEvent(work, event, work.transaction.put('charge', charge));
}
