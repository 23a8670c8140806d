export interface ItemChange {
  id?: string;
  price?: string;
  quantity?: number;
  deleted?: boolean;
  metadata?: Record<string, string> | null;
}

type ProrationBehavior = 'create_prorations' | 'always_invoice' | 'none';
type PaymentBehavior = 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';

/** The requested changes of a running subscription; what is absent stays as it is. */
export interface SubscriptionChange {
  items?: ItemChange[];
  prorationBehavior?: ProrationBehavior;
  prorationDate?: number;
  paymentBehavior?: PaymentBehavior;
  resetBillingCycle?: boolean;
  trialEnd?: number | 'now';
  cancelAtPeriodEnd?: boolean;
  cancelAt?: number | 'min_period_end' | null;
}
