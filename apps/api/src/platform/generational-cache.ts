/**
 * A map that holds what was used lately and never more than `capacity`, by whatever `sizeOf` counts. Two generations: when
 * the younger is half of that, it becomes the older one, and what nobody asked for since is forgotten at once. Unlike a
 * list of all keys by age, that costs nothing per look.
 */
export function createGenerationalCache<Value>(capacity: number, sizeOf: (value: Value) => number = () => 1) {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  let youngSize = 0;

  const set = (key: string, value: Value) => {
    const before = young.get(key);
    youngSize += sizeOf(value) - (before === undefined ? 0 : sizeOf(before));
    young.set(before === undefined ? copyOf(key) : key, value);
    if (youngSize <= capacity / 2) return;
    old = young;
    young = new Map();
    youngSize = 0;
  };

  return {
    get(key: string): Value | undefined {
      const value = young.get(key);
      if (value !== undefined) return value;
      const older = old.get(key);
      if (older !== undefined) set(key, older);
      return older;
    },
    set,
  };
}

/** A piece of a string keeps the whole alive: a key cut out of an address would hold on to all of it. */
function copyOf(key: string): string {
  return Buffer.from(key).toString();
}
