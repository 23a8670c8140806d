import type Stripe from 'stripe';
import { requireMethodOf } from '../../billing/cards/attach-card.ts';
import { findCustomer, findInvoice, findSubscription, subscriptionIdOf } from '../../billing/find-records.ts';
import { collectInvoice, refusalOf } from '../../billing/invoices/collect-invoice.ts';
import { finalizeInvoice } from '../../billing/invoices/finalize-invoice.ts';
import { previewInvoice } from '../../billing/invoices/preview-invoice.ts';
import { invalid } from '../api-error.ts';
import { PAGE, time } from '../list-params.ts';
import { paginate } from '../paginate.ts';
import { boolean, object, oneOf, type ParamsOf, text } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';
import { PREVIEW, toChange } from './subscription-params.ts';

const LIST = {
  ...PAGE,
  created: time,
  customer: text,
  status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
  subscription: text,
} satisfies ParamsOf<Stripe.InvoiceListParams>;

const CREATE_PREVIEW = {
  customer: text,
  subscription: text,
  subscription_details: object(PREVIEW),
} satisfies ParamsOf<Stripe.InvoiceCreatePreviewParams>;

const PAY = { off_session: boolean, payment_method: text } satisfies ParamsOf<Stripe.InvoicePayParams>;

export const INVOICE_ROUTES: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v1/invoices',
    params: LIST,
    answer({ transaction }, { created, customer, status, subscription, ...page }) {
      const invoices = transaction
        .all('invoice')
        .filter((invoice) => customer === undefined || invoice.customer === customer)
        .filter((invoice) => subscription === undefined || subscriptionIdOf(invoice) === subscription)
        .filter((invoice) => status === undefined || invoice.status === status)
        .filter((invoice) => !created || created(invoice.created));
      return paginate(invoices, page, '/v1/invoices');
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/invoices/create_preview',
    params: CREATE_PREVIEW,
    answer(work, { customer, subscription: id, subscription_details: details }) {
      if (id === undefined) {
        throw invalid('You must specify a subscription to preview its invoice.', 'subscription', 'parameter_missing');
      }
      const subscription = findSubscription(work, id, 'subscription');
      if (customer !== undefined && customer !== subscription.customer) {
        throw invalid(`The subscription ${id} does not belong to the customer ${customer}.`, 'subscription');
      }
      return previewInvoice(work, subscription, toChange(details ?? {}));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/invoices/:id',
    params: {},
    answer: (work, _params, id) => findInvoice(work, id),
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/invoices/:id/lines',
    params: { ...PAGE },
    answer: (work, page, id) =>
      paginate(findInvoice(work, id).lines.data.toReversed(), page, `/v1/invoices/${id}/lines`),
  }),
  defineRoute({
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    params: PAY,
    answer(work, { payment_method: methodId }, id) {
      const invoice = findInvoice(work, id);
      if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
      if (invoice.status === 'void') throw invalid('This invoice is void and cannot be paid.');
      const customer = findCustomer(work, invoice.customer ?? '');
      const method = methodId === undefined ? undefined : requireMethodOf(work, customer, methodId, 'payment_method');
      const open = invoice.status === 'draft' ? finalizeInvoice(work, invoice) : invoice;
      const paid = collectInvoice(work, open, { retry: false, ...(method && { paymentMethod: method }) });
      // Not thrown: the attempt and its event stay.
      return paid.status === 'paid' ? paid : refusalOf(work, paid, 'invoice');
    },
  }),
];
