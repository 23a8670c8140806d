import { get, post } from '../call.ts';
import type * as specs from '../schemas/calls/billing.ts';

export const createCheckoutSession = post<typeof specs.createCheckoutSession>(
  '/subscriptions/create-checkout-session',
  'Failed to create checkout session',
);
export const changePlan = post<typeof specs.changePlan>(
  '/subscriptions/change-plan',
  'Failed to change subscription plan',
);
export const previewPlanChange = get<typeof specs.previewPlanChange>(
  '/subscriptions/change-plan/preview',
  'Could not preview the plan change',
);
export const confirmCheckout = post<typeof specs.confirmCheckout>(
  '/subscriptions/confirm-checkout',
  'Could not confirm the checkout',
);
export const cancelSubscription = post<typeof specs.cancelSubscription>(
  '/subscriptions/cancel',
  'Failed to cancel subscription',
);
export const resumeSubscription = post<typeof specs.resumeSubscription>(
  '/subscriptions/resume',
  'Failed to resume subscription',
);
export const createPortalSession = post<typeof specs.createPortalSession>(
  '/subscriptions/create-portal-session',
  'Failed to create portal session',
);
export const listInvoices = get<typeof specs.listInvoices>('/invoices', 'Failed to fetch invoices');
export const getUpcomingInvoice = get<typeof specs.getUpcomingInvoice>(
  '/invoices/upcoming',
  'Failed to fetch upcoming invoice',
);
export const getCredit = get<typeof specs.getCredit>('/billing/credit', 'Could not load the credit');
export const payInvoices = post<typeof specs.payInvoices>('/invoices/pay', 'Could not pay the open invoice');
export const getPaymentCard = get<typeof specs.getPaymentCard>('/billing/card', 'Could not load the payment method');
export const getTrialOffer = get<typeof specs.getTrialOffer>('/subscriptions/trial', 'Could not load the trial offer');
export const getCustomerPortal = get<typeof specs.getCustomerPortal>(
  '/billing/customer-portal',
  'Failed to create billing portal session',
);
