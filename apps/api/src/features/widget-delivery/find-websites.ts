import { MAX_LAG_MS, type StaleReads } from '../../platform/database/stale-reads.ts';
import { type DeliveredWebsite, findDelivered } from './delivery-repository.ts';

/** Longer than a replica may be behind: its age is looked at now and then, not with every read. */
const ON_PRIMARY_MS = 2 * MAX_LAG_MS;

/**
 * Looks websites up where an old answer does no harm. What has changed within the time that a replica may be behind is
 * looked up on the primary: what is found is kept for long, and an answer from before the change would be kept as well.
 */
export function createWebsiteFinder(stale: StaleReads, fresh: StaleReads) {
  /** Until when each is asked for on the primary; the oldest first, since all get the same time. */
  const changed = new Map<string, number>();
  let allUntil = 0;

  const forgetOld = (now: number) => {
    for (const [uniqueId, until] of changed) {
      if (until > now) return;
      changed.delete(uniqueId);
    }
  };

  return {
    async find(uniqueIds: string[]): Promise<ReadonlyMap<string, DeliveredWebsite>> {
      const now = Date.now();
      if (allUntil > now) return findDelivered(fresh, uniqueIds);
      forgetOld(now);
      const recent = uniqueIds.filter((uniqueId) => changed.has(uniqueId));
      if (recent.length === 0) return findDelivered(stale, uniqueIds);
      const others = uniqueIds.filter((uniqueId) => !changed.has(uniqueId));
      const found = await Promise.all([findDelivered(stale, others), findDelivered(fresh, recent)]);
      return new Map(found.flatMap((each) => [...each]));
    },
    /** A website has changed, or any may have with `*`. */
    noteChange(uniqueId: string): void {
      const now = Date.now();
      forgetOld(now);
      if (uniqueId === '*') {
        allUntil = now + ON_PRIMARY_MS;
        return;
      }
      changed.delete(uniqueId);
      changed.set(uniqueId, now + ON_PRIMARY_MS);
    },
  };
}
