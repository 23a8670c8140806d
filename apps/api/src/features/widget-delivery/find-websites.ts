import { MAX_LAG_MS, type StaleReads } from '../../platform/database/stale-reads.ts';
import { type DeliveredWebsite, findDelivered } from './delivery-repository.ts';

/** Longer than a replica's maximum lag, which is measured periodically, not with every read. */
const ON_PRIMARY_MS = 2 * MAX_LAG_MS;

/**
 * Looks up websites where a stale response is harmless. What has changed within a replica's maximum lag is read from
 * the primary: results are cached for long, and so would be a response from before the change.
 */
export function createWebsiteFinder(stale: StaleReads, fresh: StaleReads) {
  /** Until when each is read from the primary; oldest first, since all get the same time. */
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
