import type Stripe from 'stripe';
import type { SyncedState } from '../billing-repository.ts';
import { websiteState } from '../subscriptions/website-state.ts';

/** What the state does not show, such as the next amount, is read again once a day in any case. */
const READ_AGAIN_MS = 24 * 60 * 60 * 1_000;

/**
 * The ids of the listed subscriptions whose websites are in another state, or were not read for a day. Holds one page
 * at a time, and asks the database once for each.
 */
export async function findOutdated(
  pages: AsyncIterable<readonly Stripe.Subscription[]>,
  readStates: (subscriptionIds: readonly string[]) => Promise<readonly SyncedState[]>,
  onListed: (subscriptionId: string) => void,
): Promise<string[]> {
  const outdated: string[] = [];
  for await (const page of pages) {
    const known = new Map((await readStates(page.map(({ id }) => id))).map((state) => [state.subscriptionId, state]));
    for (const subscription of page) {
      onListed(subscription.id);
      if (!isCurrent(subscription, known.get(subscription.id))) outdated.push(subscription.id);
    }
  }
  return outdated;
}

function isCurrent(subscription: Stripe.Subscription, known: SyncedState | undefined): boolean {
  const state = websiteState(subscription);
  if (!state || !known?.syncedAt || Date.now() - known.syncedAt.getTime() > READ_AGAIN_MS) return false;
  return (
    state.status === known.status &&
    state.priceId === known.priceId &&
    Number(state.expiresAt) === Number(known.expiresAt) &&
    Number(state.trialEndsAt) === Number(known.trialEndsAt)
  );
}
