import { createBoundedCache } from '../bounded-cache.ts';
import type { Limit } from './limits.ts';

interface Window {
  count: number;
  readonly until: number;
}

/**
 * Counts by key in this process alone, for what is asked too often to be counted in the database. It never holds more than
 * `capacity` keys: with more at once the least used are forgotten, so that a flood of keys costs no memory.
 */
export function createWindowCounter(
  { attempts, seconds }: Pick<Limit, 'attempts' | 'seconds'>,
  factor: number,
  capacity: number,
) {
  const windows = createBoundedCache<Window>(capacity);
  const allowed = Math.ceil(attempts * factor);
  return {
    /** Counts one; false when that is one too many. */
    take(key: string): boolean {
      const now = Date.now();
      const known = windows.get(key);
      const window = known && known.until > now ? known : { count: 0, until: now + seconds * 1_000 };
      if (window !== known) windows.set(key, window);
      window.count += 1;
      return window.count <= allowed;
    },
  };
}
