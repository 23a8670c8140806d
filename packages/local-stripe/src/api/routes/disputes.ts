import type Stripe from 'stripe';
import { answerDispute, closeDispute } from '../../billing/reversals/dispute-charge.ts';
import type { Dispute } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { missing } from '../api-error.ts';
import { PAGE, time } from '../list-params.ts';
import { paginate } from '../paginate.ts';
import { boolean, object, type ParamsOf, text } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';

const LIST = {
  ...PAGE,
  charge: text,
  created: time,
  payment_intent: text,
} satisfies ParamsOf<Stripe.DisputeListParams>;

const UPDATE = {
  evidence: object({ uncategorized_text: text } satisfies ParamsOf<Stripe.DisputeUpdateParams.Evidence>),
  submit: boolean,
} satisfies ParamsOf<Stripe.DisputeUpdateParams>;

export const DISPUTE_ROUTES: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v1/disputes',
    params: LIST,
    answer({ transaction }, { charge, created, payment_intent: intent, ...page }) {
      const disputes = transaction
        .all('dispute')
        .filter((dispute) => charge === undefined || dispute.charge === charge)
        .filter((dispute) => intent === undefined || dispute.payment_intent === intent)
        .filter((dispute) => !created || created(dispute.created));
      return paginate(disputes, page, '/v1/disputes');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/disputes/:id',
    params: {},
    answer: (work, _params, id) => findDispute(work, id),
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/disputes/:id',
    params: UPDATE,
    answer(work, { evidence: { uncategorized_text: text = '' } = {}, submit = true }, id) {
      const dispute = findDispute(work, id);
      if (!submit) return dispute;
      const answered = answerDispute(work, dispute, text);
      // The texts by which the provider's test mode decides.
      if (text === 'winning_evidence') return closeDispute(work, answered, 'won');
      return text === 'losing_evidence' ? closeDispute(work, answered, 'lost') : answered;
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/disputes/:id/close',
    params: {},
    answer: (work, _params, id) => closeDispute(work, findDispute(work, id), 'lost'),
  }),
];

function findDispute({ transaction }: Work, id: string): Dispute {
  const dispute = transaction.find('dispute', id);
  if (!dispute) throw missing('dispute', id, 'dispute');
  return dispute;
}
