import type { ListedWebsite } from '@evenway/contract';

/** A website for tests: registered, without a subscription, with any changes that a test makes. */
export const testWebsite = (change: Partial<ListedWebsite> = {}): ListedWebsite => ({
  id: 'w1',
  domain: 'example.com',
  organizationId: 'o1',
  priceId: null,
  status: null,
  subscriptionName: null,
  subscribedAt: null,
  expiresAt: null,
  trialEndsAt: null,
  nextAmount: null,
  currency: null,
  nextAttemptAt: null,
  isPrepaid: false,
  suspendedAt: null,
  offer: null,
  widgetSeenAt: null,
  visits: { month: '2025-03', counts: [0, 0, 0, 0, 0, 0] },
  ...change,
});
