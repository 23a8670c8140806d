import { demoUses } from './demo-uses.ts';
import { demoVisits } from './demo-visits.ts';
import type { DemoSubscription } from './demo-websites.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** People paste the code some time after they subscribed. */
const INSTALLED_AFTER_MS = 5 * HOUR_MS;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** What the widget of a website did while it was served: nothing before its subscription, nothing after its end. */
export function demoHistory(now: Date, { began, cancelled, dailyVisits, seenHoursAgo }: DemoSubscription) {
  const firstSeenAt = new Date(daysBefore(now, began).getTime() + INSTALLED_AFTER_MS);
  const servedUntil = cancelled?.atOnce ? daysBefore(now, cancelled.at) : now;
  const lastSeenAt = new Date(servedUntil.getTime() - seenHoursAgo * HOUR_MS);
  const visits = demoVisits(firstSeenAt, lastSeenAt, dailyVisits);
  return { firstSeenAt, lastSeenAt, visits, uses: demoUses(visits) };
}
