import { flatCopy } from './flat-copy.ts';

interface Slot<Value> {
  value: Value;
  /** Asked for since the last look at it. */
  isUsed: boolean;
}

/**
 * A map that never holds more than `capacity`, by what `sizeOf` counts, and keeps what is asked for often. When it is full,
 * the oldest that nobody has asked for since goes; what was asked for gets a second chance among the youngest. Unlike a
 * list of all keys by last use, that costs one flag per look, and the whole capacity is used.
 */
export function createBoundedCache<Value>(capacity: number, sizeOf: (value: Value) => number = () => 1) {
  const slots = new Map<string, Slot<Value>>();
  let size = 0;
  // A map's iterator also visits what is added after it was made, so one walk goes round and round. Made when first needed:
  // it would hold on to the smaller tables that the map has grown out of.
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
      // Before it is in, or what is new would be the only one that nobody has asked for.
      makeRoom(needed);
      if (needed > capacity) return;
      slots.set(flatCopy(key), { value, isUsed: known !== undefined });
      size += needed;
    },
  };
}
