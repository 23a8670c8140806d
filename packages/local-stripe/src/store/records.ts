import type Stripe from 'stripe';

export type Customer = Stored<Stripe.Customer>;
export type Product = Stored<Stripe.Product>;
export type Price = Stored<Stripe.Price>;
export type Plan = Stored<Stripe.Plan>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type Subscription = Stored<Stripe.Subscription>;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;
export type Invoice = Stored<Stripe.Invoice>;
export type CreditNote = Stored<Stripe.CreditNote>;
export type InvoicePayment = Stored<Stripe.InvoicePayment>;
export type Charge = Stored<Stripe.Charge>;
export type Refund = Stored<Stripe.Refund>;
export type Dispute = Stored<Stripe.Dispute>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type CheckoutSession = Stored<Stripe.Checkout.Session>;
export type CheckoutLine = Stored<Stripe.LineItem>;
export type PortalSession = Stored<Stripe.BillingPortal.Session>;
export type TestClock = Stored<Stripe.TestHelpers.TestClock>;
export type WebhookEndpoint = Stored<Stripe.WebhookEndpoint>;

export interface PaymentEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** A proration that waits for the next invoice of its subscription. */
interface PendingLine {
  id: string;
  subscription: string;
  line: InvoiceLine;
}

/** Parameters of a checkout that its session does not show. */
export interface CheckoutOrder {
  id: string;
  lines: CheckoutLine[];
  trialDays: number | null;
  trialEnd: number | null;
  billingCycleAnchor: number | null;
  description: string | null;
  metadata: Record<string, string>;
  missingPaymentMethod: string;
}

/** Remembers one-time notices, such as that a trial will end. */
interface Notice {
  id: string;
}

interface DeliveryAttempt {
  at: string;
  status: number | null;
  problem: string | null;
}

export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  state: 'pending' | 'delivered' | 'failed' | 'dropped';
  /** In milliseconds of the machine's own clock: a moved clock does not make the network faster. */
  dueAt: number;
  attempts: DeliveryAttempt[];
}

interface IdempotentAnswer {
  id: string;
  fingerprint: string;
  status: number;
  body: object;
  savedAt: number;
}

/** How far a clock without a test clock is ahead of the machine; `everything` for the shared one. */
interface ClockOffset {
  id: string;
  seconds: number;
}

export interface WebhookSwitches {
  id: 'switches';
  delaySeconds: number;
  duplicate: boolean;
  reorder: boolean;
  drop: boolean;
}

export interface Records {
  customer: Customer;
  deleted_customer: { id: string; object: 'customer'; deleted: true };
  product: Product;
  price: Price;
  payment_method: PaymentMethod;
  subscription: Subscription;
  invoice: Invoice;
  credit_note: CreditNote;
  invoice_payment: InvoicePayment;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  checkout_session: CheckoutSession;
  checkout_order: CheckoutOrder;
  portal_session: PortalSession;
  test_clock: TestClock;
  webhook_endpoint: WebhookEndpoint;
  event: PaymentEvent;
  pending_line: PendingLine;
  notice: Notice;
  /** Still to be sent; afterwards it is among the finished ones. */
  delivery: Delivery;
  finished_delivery: Delivery;
  idempotent_answer: IdempotentAnswer;
  clock_offset: ClockOffset;
  switches: WebhookSwitches;
}

export type Kind = keyof Records;

/**
 * An object of the SDK as stored here: decimals as strings, and always an id where the API shows either an id or the
 * object.
 */
type Stored<T> = T extends string
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Element)[]
      ? StoredField<Element>[]
      : T extends object
        ? { [Key in keyof T]: StoredField<T[Key]> }
        : T;

type StoredField<T> = string extends T ? Stored<Exclude<T, { id: string }>> : Stored<T>;
