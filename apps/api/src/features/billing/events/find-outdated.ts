import type Stripe from 'stripe';
import type { SyncedState } from '../billing-repository.ts';
import { websiteState } from '../subscriptions/decide-website-state.ts';

/** What the state does not show, such as the next amount, is read again once a day in any case. */
const READ_AGAIN_MS = 24 * 60 * 60 * 1_000;
/**
 * Of a page of a hundred, so that a day of hourly runs reads each twice, and a day on which all are due does not come
 * as one run of hours.
 */
const READ_AGAIN_AT_ONCE = 10;

/** The ids on one page of the provider's list whose websites are in another state, or were not read for a day. */
export function findOutdated(
  page: readonly Stripe.Subscription[],
  states: readonly SyncedState[],
  now: Date,
): { readonly differing: string[]; readonly notReadForADay: string[] } {
  const known = new Map(states.map((state) => [state.subscriptionId, state]));
  const differing = page.filter((subscription) => !isSame(subscription, known.get(subscription.id)));
  const isDiffering = new Set(differing.map(({ id }) => id));
  const due = page.flatMap(({ id }) => {
    const syncedAt = known.get(id)?.syncedAt?.getTime() ?? 0;
    return !isDiffering.has(id) && now.getTime() - syncedAt > READ_AGAIN_MS ? [{ id, syncedAt }] : [];
  });
  const longestFirst = due.sort((a, b) => a.syncedAt - b.syncedAt).slice(0, READ_AGAIN_AT_ONCE);
  return { differing: [...isDiffering], notReadForADay: longestFirst.map(({ id }) => id) };
}

function isSame(subscription: Stripe.Subscription, known: SyncedState | undefined): boolean {
  const state = websiteState(subscription);
  if (!state || !known) return false;
  return (
    state.status === known.status &&
    state.priceId === known.priceId &&
    Number(state.expiresAt) === Number(known.expiresAt) &&
    Number(state.trialEndsAt) === Number(known.trialEndsAt)
  );
}
