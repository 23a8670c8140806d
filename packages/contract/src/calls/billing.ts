// Written by `npm run generate` from ../schemas/endpoints.
import { get, post } from '../call.ts';
import type * as endpoints from '../schemas/endpoints/billing.ts';

export const createCheckoutSession = post<typeof endpoints.createCheckoutSession>("/subscriptions/create-checkout-session", "Failed to create checkout session");
export const changePlan = post<typeof endpoints.changePlan>("/subscriptions/change-plan", "Failed to change subscription plan");
export const previewPlanChange = get<typeof endpoints.previewPlanChange>("/subscriptions/change-plan/preview", "Could not preview the plan change");
export const confirmCheckout = post<typeof endpoints.confirmCheckout>("/subscriptions/confirm-checkout", "Could not confirm the checkout");
export const cancelSubscription = post<typeof endpoints.cancelSubscription>("/subscriptions/cancel", "Failed to cancel subscription");
export const resumeSubscription = post<typeof endpoints.resumeSubscription>("/subscriptions/resume", "Failed to resume subscription");
export const createPortalSession = post<typeof endpoints.createPortalSession>("/subscriptions/create-portal-session", "Failed to create portal session");
export const listInvoices = get<typeof endpoints.listInvoices>("/invoices", "Failed to fetch invoices");
export const getUpcomingInvoice = get<typeof endpoints.getUpcomingInvoice>("/invoices/upcoming", "Failed to fetch upcoming invoice");
export const getCredit = get<typeof endpoints.getCredit>("/billing/credit", "Could not load the credit");
export const payInvoices = post<typeof endpoints.payInvoices>("/invoices/pay", "Could not pay the open invoice");
export const getPaymentCard = get<typeof endpoints.getPaymentCard>("/billing/card", "Could not load the payment method");
export const getTrialOffer = get<typeof endpoints.getTrialOffer>("/subscriptions/trial", "Could not load the trial offer");
export const getCustomerPortal = get<typeof endpoints.getCustomerPortal>("/billing/customer-portal", "Failed to create billing portal session");
