import type Stripe from 'stripe';
import { missing } from '../api-error.ts';
import { PAGE, time } from '../list-params.ts';
import { paginate } from '../paginate.ts';
import { object, oneOf, type ParamsOf, required, text } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';

const LIST = {
  ...PAGE,
  created: time,
  customer: text,
  payment_intent: text,
} satisfies ParamsOf<Stripe.ChargeListParams>;

const LIST_PAYMENTS = {
  ...PAGE,
  created: time,
  invoice: text,
  payment: object({
    payment_intent: text,
    type: required(oneOf('payment_intent')),
  } satisfies ParamsOf<Stripe.InvoicePaymentListParams.Payment>),
} satisfies ParamsOf<Stripe.InvoicePaymentListParams>;

export const CHARGE_ROUTES: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/v1/charges',
    params: LIST,
    answer({ transaction }, { created, customer, payment_intent: intent, ...page }) {
      const charges = transaction
        .all('charge')
        .filter((charge) => customer === undefined || charge.customer === customer)
        .filter((charge) => intent === undefined || charge.payment_intent === intent)
        .filter((charge) => !created || created(charge.created));
      return paginate(charges, page, '/v1/charges');
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/charges/:id',
    params: {},
    answer({ transaction }, _params, id) {
      const charge = transaction.find('charge', id);
      if (!charge) throw missing('charge', id, 'id');
      return charge;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/v1/invoice_payments',
    params: LIST_PAYMENTS,
    answer({ transaction }, { created, invoice, payment: asked, ...page }) {
      const payments = transaction
        .all('invoice_payment')
        .filter((one) => invoice === undefined || one.invoice === invoice)
        .filter(({ payment }) => !asked || payment.payment_intent === asked.payment_intent)
        .filter((one) => !created || created(one.created));
      return paginate(payments, page, '/v1/invoice_payments');
    },
  }),
];
