import { isEnding, type WebsiteRow } from '../../websites/website-repository.ts';
import type { SubscriptionChange } from '../mails/subscription-changed.ts';

/** A start that is only found later, after an outage or in a restored database, is no news. */
const NEWS_MS = 24 * 60 * 60 * 1_000;

type State = Pick<WebsiteRow, 'status' | 'subscriptionId' | 'priceId' | 'subscribedAt' | 'expiresAt'>;

/** What the admins are told about a website whose state was saved; null if nothing that they do not know. */
export function decideAnnouncement({
  before,
  after,
  now,
}: {
  readonly before: State;
  readonly after: State;
  readonly now: Date;
}): SubscriptionChange | null {
  const isSame = before.subscriptionId === after.subscriptionId;
  if (after.status === 'ACTIVE') {
    if (!isSame) return now.getTime() - Number(after.subscribedAt) < NEWS_MS ? 'started' : null;
    if (before.status === 'CANCELLED') return 'resumed';
    return before.priceId === after.priceId ? null : 'planChanged';
  }
  if (after.status !== 'CANCELLED' || !isSame || before.status === 'CANCELLED') return null;
  // The end that a cancellation announced needs no second mail.
  return isEnding(after, now) ? 'canceled' : 'ended';
}
