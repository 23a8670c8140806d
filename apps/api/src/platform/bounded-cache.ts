import { flatCopy } from './flat-copy.ts';

interface Slot<Value> {
  value: Value;
  /** Read since the eviction pointer last passed it. */
  isUsed: boolean;
}

/**
 * A map of limited size (as measured by `sizeOf`) that keeps frequently used entries. When full, it evicts the oldest
 * entry that has not been read since its last turn; entries that have been read move to the end (second-chance
 * eviction). Unlike in LRU, a read only sets a flag, and the whole capacity is used.
 */
export function createBoundedCache<Value>(capacity: number, sizeOf: (value: Value) => number = () => 1) {
  const slots = new Map<string, Slot<Value>>();
  let size = 0;
  // A map iterator also visits entries added later, so one iterator cycles forever. Created lazily, because it would
  // keep the smaller tables alive that the map has outgrown.
  let oldest: MapIterator<[string, Slot<Value>]> | null = null;

  const makeRoom = (needed: number) => {
    while (size > 0 && size + needed > capacity) {
      oldest ??= slots.entries();
      const { value: next } = oldest.next();
      if (!next) {
        oldest = null;
        continue;
      }
      const [key, slot] = next;
      slots.delete(key);
      if (slot.isUsed) {
        slot.isUsed = false;
        slots.set(key, slot);
      } else size -= sizeOf(slot.value);
    }
  };

  return {
    get(key: string): Value | undefined {
      const slot = slots.get(key);
      if (slot === undefined) return undefined;
      slot.isUsed = true;
      return slot.value;
    },
    set(key: string, value: Value): void {
      const needed = sizeOf(value);
      const known = slots.get(key);
      if (known) {
        size -= sizeOf(known.value);
        slots.delete(key);
      }
      // Before inserting, or the new entry would be the only unread one and be evicted at once.
      makeRoom(needed);
      if (needed > capacity) return;
      slots.set(flatCopy(key), { value, isUsed: known !== undefined });
      size += needed;
    },
  };
}
