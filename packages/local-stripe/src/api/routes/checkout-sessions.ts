import type Stripe from 'stripe';
import { expireSession } from '../../billing/checkout/expire-session.ts';
import { findSession } from '../../billing/find-records.ts';
import { invalid } from '../api-error.ts';
import { PAGE, time } from '../list-params.ts';
import { paginate } from '../paginate.ts';
import { oneOf, type ParamsOf, text } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';
import { CREATE_SESSION_ROUTE } from './create-session-route.ts';

const LIST = {
  ...PAGE,
  created: time,
  customer: text,
  status: oneOf('complete', 'expired', 'open'),
  subscription: text,
} satisfies ParamsOf<Stripe.Checkout.SessionListParams>;

export const CHECKOUT_ROUTES: Route[] = [
  CREATE_SESSION_ROUTE,
  defineRoute({
    method: 'GET',
    path: '/v1/checkout/sessions',
    params: LIST,
    answer({ transaction }, { created, customer, status, subscription, ...page }) {
      const sessions = transaction
        .all('checkout_session')
        .filter((session) => customer === undefined || session.customer === customer)
        .filter((session) => subscription === undefined || session.subscription === subscription)
        .filter((session) => status === undefined || session.status === status)
        .filter((session) => !created || created(session.created));
      return paginate(sessions, page, '/v1/checkout/sessions');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    params: {},
    answer: (work, _params, id) => findSession(work, id),
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    params: { ...PAGE },
    answer(work, page, id) {
      const order = work.transaction.find('checkout_order', findSession(work, id).id);
      if (!order) throw invalid('This session has no line items.');
      return paginate(order.lines.toReversed(), page, `/v1/checkout/sessions/${id}/line_items`);
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    params: {},
    answer: (work, _params, id) => expireSession(work, findSession(work, id)),
  }),
];
