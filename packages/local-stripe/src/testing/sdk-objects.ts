import type Stripe from 'stripe';

/** The SDK's types by their `object` field. */
export interface SdkObjects {
  'billing_portal.session': Stripe.BillingPortal.Session;
  charge: Stripe.Charge;
  'checkout.session': Stripe.Checkout.Session;
  credit_note: Stripe.CreditNote;
  credit_note_line_item: Stripe.CreditNoteLineItem;
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  dispute: Stripe.Dispute;
  event: Stripe.EventBase;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  item: Stripe.LineItem;
  line_item: Stripe.InvoiceLineItem;
  payment_method: Stripe.PaymentMethod;
  plan: Stripe.Plan;
  price: Stripe.Price;
  product: Stripe.Product;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  subscription_item: Stripe.SubscriptionItem;
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock | Stripe.TestHelpers.DeletedTestClock;
  webhook_endpoint: Stripe.WebhookEndpoint | Stripe.DeletedWebhookEndpoint;
}
