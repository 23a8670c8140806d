import type Stripe from 'stripe';
import { missing } from '../api-error.ts';
import { PAGE, time } from '../list-params.ts';
import { paginate } from '../paginate.ts';
import { boolean, list, type ParamsOf, text } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';

const LIST = {
  ...PAGE,
  created: time,
  delivery_success: boolean,
  type: text,
  types: list(text),
} satisfies ParamsOf<Stripe.EventListParams>;

export const EVENT_ROUTES: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v1/events',
    params: LIST,
    answer({ transaction }, { created, delivery_success: success, type, types, ...page }) {
      const delivered = new Set(
        transaction.all('finished_delivery').flatMap(({ state, event }) => (state === 'delivered' ? [event] : [])),
      );
      const events = transaction
        .all('event')
        .filter((event) => type === undefined || event.type === type)
        .filter((event) => !types || types.includes(event.type))
        .filter((event) => success === undefined || delivered.has(event.id) === success)
        .filter((event) => !created || created(event.created));
      return paginate(events, page, '/v1/events');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/events/:id',
    params: {},
    answer({ transaction }, _params, id) {
      const event = transaction.find('event', id);
      if (!event) throw missing('event', id);
      return event;
    },
  }),
];
