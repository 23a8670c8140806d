import type Stripe from 'stripe';
import { requireMethodOf } from '../../billing/cards/attach-card.ts';
import { findCustomer } from '../../billing/find-records.ts';
import { saveCustomer } from '../../billing/save-records.ts';
import { cancelSubscription } from '../../billing/subscriptions/cancel-subscription.ts';
import { recordEvent } from '../../events/record-event.ts';
import { buildCustomer } from '../../objects/build-customer.ts';
import type { Customer } from '../../store/records.ts';
import type { Work } from '../../work.ts';
import { missing } from '../api-error.ts';
import { PAGE, time } from '../list-params.ts';
import { mergeMetadata } from '../merge-metadata.ts';
import { paginate } from '../paginate.ts';
import { clearable, integer, list, metadata, type ObjectOf, object, type ParamsOf, text } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';
import { attachTestMethod } from './attach-test-method.ts';

const address = object({ city: text, country: text, line1: text, line2: text, postal_code: text, state: text });

const UPDATE = {
  address: clearable(address),
  balance: integer,
  description: clearable(text),
  email: clearable(text),
  invoice_settings: object({ default_payment_method: clearable(text) }),
  metadata: clearable(metadata),
  name: clearable(text),
  phone: clearable(text),
  preferred_locales: list(text),
} satisfies ParamsOf<Stripe.CustomerUpdateParams>;

const CREATE = { ...UPDATE, payment_method: text, test_clock: text } satisfies ParamsOf<Stripe.CustomerCreateParams>;

const LIST = { ...PAGE, created: time, email: text, test_clock: text } satisfies ParamsOf<Stripe.CustomerListParams>;

export const CUSTOMER_ROUTES: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/v1/customers',
    params: CREATE,
    answer(work, { payment_method: methodId, test_clock: clockId, ...params }) {
      const clock = clockId === undefined ? null : work.transaction.find('test_clock', clockId);
      if (clock === undefined) throw missing('test_clock', clockId ?? '', 'test_clock');
      const empty = buildCustomer(clock?.frozen_time ?? work.now(), { test_clock: clock?.id ?? null });
      work.transaction.put('customer', empty);
      if (methodId !== undefined) attachTestMethod(work, methodId, empty);
      const customer = work.transaction.put('customer', change(work, empty, params));
      recordEvent(work, 'customer.created', customer);
      return customer;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/customers',
    params: LIST,
    answer(work, { created, email, test_clock: clock, ...page }) {
      const customers = work.transaction
        .all('customer')
        .filter((customer) => (clock === undefined ? !customer.test_clock : customer.test_clock === clock))
        .filter((customer) => email === undefined || customer.email === email)
        .filter((customer) => !created || created(customer.created));
      return paginate(customers, page, '/v1/customers');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/customers/:id',
    params: {},
    answer: (work, _params, id) => work.transaction.find('deleted_customer', id) ?? findCustomer(work, id, 'id'),
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/customers/:id',
    params: UPDATE,
    answer: (work, params, id) => saveCustomer(work, change(work, findCustomer(work, id, 'id'), params)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/v1/customers/:id',
    params: {},
    answer: (work, _params, id) => deleteCustomer(work, findCustomer(work, id, 'id')),
  }),
];

/** Also ends running subscriptions, so that nobody pays for a deleted customer. */
export function deleteCustomer(work: Work, customer: Customer) {
  const { transaction } = work;
  for (const subscription of transaction.all('subscription')) {
    if (subscription.customer === customer.id && subscription.ended_at === null) {
      cancelSubscription(work, subscription.id, { reason: 'cancellation_requested' });
    }
  }
  recordEvent(work, 'customer.deleted', customer);
  transaction.delete('customer', customer.id);
  return transaction.put('deleted_customer', { id: customer.id, object: 'customer', deleted: true });
}

function change(work: Work, customer: Customer, params: ObjectOf<typeof UPDATE>): Customer {
  const { invoice_settings: settings, metadata: changedMetadata, address: newAddress, ...values } = params;
  const method = settings?.default_payment_method;
  if (method) requireMethodOf(work, customer, method, 'invoice_settings[default_payment_method]');
  return {
    ...customer,
    ...values,
    ...(newAddress !== undefined && { address: newAddress && { ...NO_ADDRESS, ...newAddress } }),
    metadata: mergeMetadata(customer.metadata, changedMetadata),
    invoice_settings: {
      ...customer.invoice_settings,
      ...(method !== undefined && { default_payment_method: method }),
    },
  };
}

const NO_ADDRESS = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
