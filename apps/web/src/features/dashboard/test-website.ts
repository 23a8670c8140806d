import type { Website } from '@evenway/contract';

/** A website for tests: registered, without a subscription, and whatever else a test says of it. */
export const testWebsite = (change: Partial<Website> = {}): Website => ({
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
  ...change,
});
