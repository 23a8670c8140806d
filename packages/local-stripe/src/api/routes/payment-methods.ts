import type Stripe from 'stripe';
import { findCustomer } from '../../billing/find-records.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { PaymentMethod } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { missing } from '../api-error.ts';
import { PAGE } from '../list-params.ts';
import { paginate } from '../paginate.ts';
import { oneOf, type ParamsOf, required, text } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';
import { attachTestMethod } from './attach-test-method.ts';

const ATTACH = { customer: required(text) } satisfies ParamsOf<Stripe.PaymentMethodAttachParams>;

const LIST = {
  ...PAGE,
  customer: required(text),
  type: oneOf('card'),
} satisfies ParamsOf<Stripe.PaymentMethodListParams>;

const LIST_OF_CUSTOMER = { ...PAGE, type: oneOf('card') } satisfies ParamsOf<Stripe.CustomerListPaymentMethodsParams>;

export const PAYMENT_METHOD_ROUTES: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v1/payment_methods',
    params: LIST,
    answer: (work, { customer, type: _type, ...page }) =>
      paginate(methodsOf(work, customer), page, '/v1/payment_methods'),
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    params: LIST_OF_CUSTOMER,
    answer: (work, { type: _type, ...page }, id) =>
      paginate(methodsOf(work, id), page, `/v1/customers/${id}/payment_methods`),
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/payment_methods/:id',
    params: {},
    answer: (work, _params, id) => findMethod(work, id),
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    params: ATTACH,
    answer: (work, { customer }, id) => attachTestMethod(work, id, findCustomer(work, customer)),
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    params: {},
    answer(work, _params, id) {
      const before = findMethod(work, id);
      const after = work.transaction.put('payment_method', { ...before, customer: null });
      recordEvent(work, 'payment_method.detached', after, before);
      return after;
    },
  }),
];

function methodsOf(work: Work, customerId: string): PaymentMethod[] {
  const { id } = findCustomer(work, customerId);
  return work.transaction.all('payment_method').filter(({ customer }) => customer === id);
}

function findMethod({ transaction }: Work, id: string): PaymentMethod {
  const method = transaction.find('payment_method', id);
  if (!method) throw missing('PaymentMethod', id, 'payment_method');
  return method;
}
