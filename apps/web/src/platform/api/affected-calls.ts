import {
  getCredit,
  getPaymentCard,
  getTrialOffer,
  getUpcomingInvoice,
  getWidgetConfig,
  getWidgetUsage,
  listBillingWebsites,
  listCustomizableWebsites,
  listInvoices,
  listPendingInvitations,
  listUsers,
  listWebsites,
  previewPlanChange,
} from '@evenway/contract';

/** Calls that return a website or its subscription. */
export const WEBSITE_CALLS = [
  listWebsites,
  listCustomizableWebsites,
  listBillingWebsites,
  listInvoices,
  getUpcomingInvoice,
  getCredit,
  getPaymentCard,
  previewPlanChange,
  getTrialOffer,
  getWidgetUsage,
] as const;

/** Calls that return people of the organization; the widget's settings name who changed them. */
export const PEOPLE_CALLS = [listUsers, listPendingInvitations, getWidgetConfig] as const;
