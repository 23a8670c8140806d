import { LRUCache } from 'lru-cache';
import { flatCopy } from '../flat-copy.ts';
import type { Limit } from './limits.ts';

interface Window {
  count: number;
  readonly until: number;
}

/**
 * Counts by key within this process, for events too frequent to count in the database. Holds at most `capacity` keys:
 * beyond that the least used are dropped, so that a flood of keys cannot exhaust memory.
 */
export function createWindowCounter(
  { attempts, seconds }: Pick<Limit, 'attempts' | 'seconds'>,
  factor: number,
  capacity: number,
) {
  // `max` would reserve room for all of them at once.
  const windows = new LRUCache<string, Window>({ maxSize: capacity, sizeCalculation: () => 1 });
  const allowed = Math.ceil(attempts * factor);
  return {
    /** Counts one event; false if it exceeds the limit. */
    take(key: string): boolean {
      const now = Date.now();
      const known = windows.get(key);
      const window = known && known.until > now ? known : { count: 0, until: now + seconds * 1_000 };
      if (window !== known) windows.set(flatCopy(key), window);
      window.count += 1;
      return window.count <= allowed;
    },
  };
}
