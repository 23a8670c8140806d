import { isDelivered, type ListedWebsite } from '@evenway/contract';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A website with visitors reports every day; after this time something may be wrong. */
const QUIET_DAYS = 7;

/**
 * - `seen`    it reported lately
 * - `quiet`   it should be there and has not reported for days
 * - `missing` it should be there and never reported
 * - `past`    it was there, and nothing is served any more
 * - `noPlan`  nothing is served, and nothing ever was
 * - `suspended` the operator has taken it off
 */
export type WidgetState = 'suspended' | 'seen' | 'quiet' | 'missing' | 'past' | 'noPlan';

export function widgetStateOf(website: ListedWebsite, now: Date): WidgetState {
  const { widgetSeenAt, suspendedAt } = website;
  if (suspendedAt !== null) return 'suspended';
  const served = isDelivered(website, now);
  if (widgetSeenAt === null) return served ? 'missing' : 'noPlan';
  if (!served) return 'past';
  return now.getTime() - Date.parse(widgetSeenAt) > QUIET_DAYS * DAY_MS ? 'quiet' : 'seen';
}
