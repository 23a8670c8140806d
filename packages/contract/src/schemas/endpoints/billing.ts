import * as z from 'zod/mini';
import { endpoint, SHOWS } from '../endpoint.ts';
import {
  Credit,
  Id,
  Invoice,
  PaymentCard,
  PlanChangePreview,
  RedirectAddress,
  Timestamp,
  UpcomingInvoice,
  Website,
  WebsiteAddress,
} from '../entities.ts';

const byWebsite = z.strictObject({ websiteId: Id });

export const createCheckoutSession = endpoint('POST /subscriptions/create-checkout-session', {
  fallback: 'Failed to create checkout session',
  fallbackFr: 'Le paiement n’a pas pu être ouvert',
  access: 'admin',
  noStepUp: 'the payment provider asks for the payment',
  event: 'checkout.begun',
  summary: 'Register a website if it is new and open a checkout for it',
  body: z.strictObject({ domain: WebsiteAddress, priceId: z.string() }),
  response: RedirectAddress,
});

export const changePlan = endpoint('POST /subscriptions/change-plan', {
  fallback: 'Failed to change subscription plan',
  fallbackFr: 'L’offre n’a pas pu être changée',
  access: 'admin',
  noStepUp: 'it pays for a website of the organization, after showing how much',
  event: 'subscription.plan_changed',
  summary: 'Move a running subscription to another price',
  // The time of the preview, so that what was shown is what is charged.
  body: z.strictObject({ websiteId: Id, newPriceId: z.string(), prorationDate: z.optional(z.int()) }),
  response: Website,
});

export const previewPlanChange = endpoint('GET /subscriptions/change-plan/preview', {
  fallback: 'Could not preview the plan change',
  fallbackFr: 'L’aperçu du changement d’offre a échoué',
  access: 'admin',
  noStepUp: SHOWS,
  summary: 'What a change of plan would cost now and later, without making it',
  query: z.strictObject({ websiteId: Id, newPriceId: z.string() }),
  response: PlanChangePreview,
});

export const confirmCheckout = endpoint('POST /subscriptions/confirm-checkout', {
  fallback: 'Could not confirm the checkout',
  fallbackFr: 'La confirmation du paiement a échoué',
  access: 'admin',
  noStepUp: 'it reads what was paid',
  event: 'checkout.confirmed',
  summary: 'Read the outcome of a checkout from the payment provider; opening the return address alone unlocks nothing',
  body: z.strictObject({ sessionId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: Website,
});

export const cancelSubscription = endpoint('POST /subscriptions/cancel', {
  fallback: 'Failed to cancel subscription',
  fallbackFr: 'L’abonnement n’a pas pu être résilié',
  access: 'admin',
  noStepUp: 'it takes effect at the end of the period, and can be undone until then',
  event: 'subscription.canceled',
  summary: 'Cancel the subscription of a website at the end of its period',
  query: byWebsite,
  response: Website,
});

export const resumeSubscription = endpoint('POST /subscriptions/resume', {
  fallback: 'Failed to resume subscription',
  fallbackFr: 'L’abonnement n’a pas pu être repris',
  access: 'admin',
  noStepUp: 'it continues what was agreed on',
  event: 'subscription.resumed',
  summary: 'Undo a scheduled cancellation',
  query: byWebsite,
  response: Website,
});

export const createPortalSession = endpoint('POST /subscriptions/create-portal-session', {
  fallback: 'Failed to create portal session',
  fallbackFr: 'Le portail de facturation n’a pas pu être ouvert',
  access: 'admin',
  stepUp: 'recent',
  event: 'billing_portal.opened',
  summary: 'Open the billing portal',
  response: RedirectAddress,
});

export const listInvoices = endpoint('GET /invoices', {
  fallback: 'Failed to fetch invoices',
  fallbackFr: 'Les factures n’ont pas pu être chargées',
  access: 'member',
  summary: 'Invoices of a website, newest first',
  query: byWebsite,
  response: z.array(Invoice),
});

export const getUpcomingInvoice = endpoint('GET /invoices/upcoming', {
  fallback: 'Failed to fetch upcoming invoice',
  fallbackFr: 'La prochaine facture n’a pas pu être chargée',
  access: 'member',
  summary: 'The next invoice of a website, if there will be one',
  query: byWebsite,
  response: z.nullable(UpcomingInvoice),
});

export const getCredit = endpoint('GET /billing/credit', {
  fallback: 'Could not load the credit',
  fallbackFr: 'L’avoir n’a pas pu être chargé',
  access: 'member',
  summary: "The organization's credit, if there is any, and when it is used next",
  response: z.nullable(Credit),
});

export const payInvoices = endpoint('POST /invoices/pay', {
  fallback: 'Could not pay the open invoice',
  fallbackFr: 'La facture n’a pas pu être payée',
  access: 'admin',
  noStepUp: 'it pays what is owed',
  event: 'invoices.paid',
  summary: 'Charge what is unpaid for a website to its card now',
  query: byWebsite,
  response: Website,
});

export const getPaymentCard = endpoint('GET /billing/card', {
  fallback: 'Could not load the payment method',
  fallbackFr: 'Le moyen de paiement n’a pas pu être chargé',
  access: 'member',
  summary: 'The card that the next payment of a website is charged to, if there is one',
  query: byWebsite,
  response: z.nullable(PaymentCard),
});

export const getTrialOffer = endpoint('GET /subscriptions/trial', {
  fallback: 'Could not load the trial offer',
  fallbackFr: 'L’offre d’essai n’a pas pu être chargée',
  access: 'member',
  summary: 'Whether a subscription for this domain would begin with the free trial, or costs nothing until a day',
  query: z.strictObject({ domain: WebsiteAddress }),
  response: z.object({
    isAvailable: z.boolean(),
    /** Until then the website runs on what its former organization had paid. */
    freeUntil: z.nullable(Timestamp),
  }),
});

export const getCustomerPortal = endpoint('GET /billing/customer-portal', {
  fallback: 'Failed to create billing portal session',
  fallbackFr: 'Le portail de facturation n’a pas pu être ouvert',
  access: 'admin',
  stepUp: 'recent',
  event: 'billing_portal.opened',
  summary: 'Open the billing portal',
  response: RedirectAddress,
});
