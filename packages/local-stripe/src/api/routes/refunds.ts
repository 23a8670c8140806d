import type Stripe from 'stripe';
import { refundCharge } from '../../billing/reversals/refund-charge.ts';
import type { Charge } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { invalid, missing } from '../api-error.ts';
import { PAGE, time } from '../list-params.ts';
import { paginate } from '../paginate.ts';
import { integer, metadata, oneOf, type ParamsOf, text } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';

const CREATE = {
  amount: integer,
  charge: text,
  metadata,
  payment_intent: text,
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
} satisfies ParamsOf<Stripe.RefundCreateParams>;

const LIST = { ...PAGE, charge: text, created: time, payment_intent: text } satisfies ParamsOf<Stripe.RefundListParams>;

export const REFUND_ROUTES: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/v1/refunds',
    params: CREATE,
    answer: (work, { charge, payment_intent: intent, ...request }) =>
      refundCharge(work, findCharged(work, charge, intent), request),
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/refunds',
    params: LIST,
    answer({ transaction }, { charge, created, payment_intent: intent, ...page }) {
      const refunds = transaction
        .all('refund')
        .filter((refund) => charge === undefined || refund.charge === charge)
        .filter((refund) => intent === undefined || refund.payment_intent === intent)
        .filter((refund) => !created || created(refund.created));
      return paginate(refunds, page, '/v1/refunds');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/refunds/:id',
    params: {},
    answer({ transaction }, _params, id) {
      const refund = transaction.find('refund', id);
      if (!refund) throw missing('refund', id, 'refund');
      return refund;
    },
  }),
];

function findCharged({ transaction }: Work, id: string | undefined, intent: string | undefined): Charge {
  if ((id === undefined) === (intent === undefined))
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  const charge =
    id === undefined
      ? transaction.all('charge').find(({ payment_intent }) => payment_intent === intent)
      : transaction.find('charge', id);
  if (!charge)
    throw id === undefined
      ? missing('payment_intent', intent ?? '', 'payment_intent')
      : missing('charge', id, 'charge');
  return charge;
}
