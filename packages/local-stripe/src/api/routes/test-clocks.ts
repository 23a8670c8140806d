import type Stripe from 'stripe';
import { findCustomer } from '../../billing/find-records.ts';
import { beginAdvance } from '../../clock/advance-test-clock.ts';
import { recordEvent } from '../../events/record-event.ts';
import { buildTestClock } from '../../objects/build-test-clock.ts';
import type { TestClock } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { invalid, missing } from '../api-error.ts';
import { PAGE } from '../list-params.ts';
import { paginate } from '../paginate.ts';
import { integer, type ParamsOf, required, text } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';
import { deleteCustomer } from './customers.ts';

const CREATE = {
  customer: text,
  frozen_time: required(integer),
  name: text,
} satisfies ParamsOf<Stripe.TestHelpers.TestClockCreateParams>;

const ADVANCE = { frozen_time: required(integer) } satisfies ParamsOf<Stripe.TestHelpers.TestClockAdvanceParams>;

export const TEST_CLOCK_ROUTES: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/v1/test_helpers/test_clocks',
    params: CREATE,
    answer(work, { customer: customerId, frozen_time: frozenTime, name }) {
      const clock = buildTestClock(work.now(), frozenTime, name ?? null);
      work.transaction.put('test_clock', clock);
      recordEvent(work, 'test_helpers.test_clock.created', clock);
      if (customerId !== undefined) attach(work, clock, customerId);
      return clock;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/test_helpers/test_clocks',
    params: { ...PAGE },
    answer: (work, page) => paginate(work.transaction.all('test_clock'), page, '/v1/test_helpers/test_clocks'),
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/test_helpers/test_clocks/:id',
    params: {},
    answer: (work, _params, id) => findClock(work, id),
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/test_helpers/test_clocks/:id/advance',
    params: ADVANCE,
    answer: (work, { frozen_time: target }, id) => beginAdvance(work, findClock(work, id), target),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/v1/test_helpers/test_clocks/:id',
    params: {},
    answer(work, _params, id) {
      const clock = findClock(work, id);
      for (const customer of work.transaction.all('customer')) {
        if (customer.test_clock === id) deleteCustomer(work, customer);
      }
      work.transaction.delete('test_clock', id);
      recordEvent(work, 'test_helpers.test_clock.deleted', clock);
      return { id, object: 'test_helpers.test_clock', deleted: true };
    },
  }),
];

/** From now on the customer and its objects use this clock. */
function attach(work: Work, clock: TestClock, customerId: string): void {
  const customer = findCustomer(work, customerId);
  if (customer.test_clock) throw invalid('The customer is already attached to a test clock.', 'customer');
  if (clock.frozen_time < work.now(customerId)) {
    throw invalid('`frozen_time` must not be before the present of the customer.', 'frozen_time');
  }
  work.transaction.put('customer', { ...customer, test_clock: clock.id });
  for (const subscription of work.transaction.all('subscription')) {
    if (subscription.customer !== customerId) continue;
    work.transaction.put('subscription', { ...subscription, test_clock: clock.id });
  }
}

function findClock({ transaction }: Work, id: string): TestClock {
  const clock = transaction.find('test_clock', id);
  if (!clock) throw missing('testclock', id);
  return clock;
}
