import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  Id,
  Invoice,
  PaymentCard,
  PlanChangePreview,
  RedirectAddress,
  UpcomingInvoice,
  Website,
  WebsiteAddress,
} from '../entities.ts';

const byWebsite = z.strictObject({ websiteId: Id });

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/subscriptions/create-checkout-session',
  access: 'admin',
  summary: 'Register a website if it is new and open a checkout for it',
  body: z.strictObject({ domain: WebsiteAddress, priceId: z.string() }),
  response: RedirectAddress,
  fallback: 'Failed to create checkout session',
});

export const changePlan = endpoint({
  method: 'POST',
  path: '/subscriptions/change-plan',
  access: 'admin',
  summary: 'Move a running subscription to another price',
  // The moment of the preview, so that what was shown is what is charged.
  body: z.strictObject({ websiteId: Id, newPriceId: z.string(), prorationDate: z.optional(z.int()) }),
  response: Website,
  fallback: 'Failed to change subscription plan',
});

export const previewPlanChange = endpoint({
  method: 'GET',
  path: '/subscriptions/change-plan/preview',
  access: 'admin',
  summary: 'What a change of plan would cost now and later, without making it',
  query: z.strictObject({ websiteId: Id, newPriceId: z.string() }),
  response: PlanChangePreview,
  fallback: 'Failed to preview the plan change',
});

export const confirmCheckout = endpoint({
  method: 'POST',
  path: '/subscriptions/confirm-checkout',
  access: 'admin',
  summary: 'Read the outcome of a checkout from the payment provider; opening the return address alone unlocks nothing',
  body: z.strictObject({ sessionId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: Website,
  fallback: 'Failed to confirm the checkout',
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/cancel',
  access: 'admin',
  summary: 'Cancel the subscription of a website at the end of its period',
  query: byWebsite,
  response: Website,
  fallback: 'Failed to cancel subscription',
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/subscriptions/resume',
  access: 'admin',
  summary: 'Take a scheduled cancellation back',
  query: byWebsite,
  response: Website,
  fallback: 'Failed to resume subscription',
});

export const createPortalSession = endpoint({
  method: 'POST',
  path: '/subscriptions/create-portal-session',
  access: 'admin',
  summary: 'Open the billing portal',
  response: RedirectAddress,
  fallback: 'Failed to create portal session',
});

export const listInvoices = endpoint({
  method: 'GET',
  path: '/invoices',
  access: 'member',
  summary: 'Invoices of a website, newest first',
  query: byWebsite,
  response: z.array(Invoice),
  fallback: 'Failed to fetch invoices',
});

export const getUpcomingInvoice = endpoint({
  method: 'GET',
  path: '/invoices/upcoming',
  access: 'member',
  summary: 'The next invoice of a website, if there will be one',
  query: byWebsite,
  response: z.nullable(UpcomingInvoice),
  fallback: 'Failed to fetch upcoming invoice',
});

export const payInvoices = endpoint({
  method: 'POST',
  path: '/invoices/pay',
  access: 'admin',
  summary: 'Charge what is unpaid for a website to its card now',
  query: byWebsite,
  response: Website,
  fallback: 'Failed to pay the open invoice',
});

export const getPaymentCard = endpoint({
  method: 'GET',
  path: '/billing/card',
  access: 'member',
  summary: 'The card that the next payment of a website is charged to, if there is one',
  query: byWebsite,
  response: z.nullable(PaymentCard),
  fallback: 'Failed to fetch the payment method',
});

export const getTrialOffer = endpoint({
  method: 'GET',
  path: '/subscriptions/trial',
  access: 'member',
  summary: 'Whether a subscription for this domain would begin with the free trial',
  query: z.strictObject({ domain: WebsiteAddress }),
  response: z.object({ isAvailable: z.boolean() }),
  fallback: 'Failed to fetch the trial offer',
});

export const getCustomerPortal = endpoint({
  method: 'GET',
  path: '/billing/customer-portal',
  access: 'admin',
  summary: 'Open the billing portal',
  response: RedirectAddress,
  fallback: 'Failed to create billing portal session',
});
