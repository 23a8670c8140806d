import type Stripe from 'stripe';
import { findCustomer } from '../../billing/find-records.ts';
import { buildPortalSession } from '../../objects/build-portal-session.ts';
import { type ParamsOf, required, text, url } from '../readers.ts';
import { defineRoute, type Route } from '../route.ts';

const CREATE = {
  customer: required(text),
  locale: text,
  return_url: url,
} satisfies ParamsOf<Stripe.BillingPortal.SessionCreateParams>;

export const PORTAL_ROUTES: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    params: CREATE,
    answer(work, { customer: customerId, locale, return_url: returnUrl }) {
      const customer = findCustomer(work, customerId).id;
      const values = { customer, locale: locale ?? null, return_url: returnUrl ?? null };
      return work.transaction.put('portal_session', buildPortalSession(work.now(customer), work.baseUrl, values));
    },
  }),
];
