/**
 * Wraps a method: `look` sees its arguments and can replace them, `done` gets its result. The returned function restores
 * the page's own method exactly.
 */
export function wrapMethod(
  owner: object,
  name: string,
  look: (self: unknown, args: unknown[]) => unknown,
  done?: (result: unknown, self: unknown) => void,
): () => void {
  let on = true;
  const original = Object.getOwnPropertyDescriptor(owner, name);
  if (typeof original?.value !== 'function' || !original.configurable) return () => undefined;
  const wrapped = function (this: unknown, ...args: unknown[]): unknown {
    let instead: unknown;
    try {
      if (on) instead = look(this, args);
    } catch {
      // The page's own call must run in any case.
    }
    const result = Reflect.apply(original.value, this, Array.isArray(instead) ? instead : args);
    try {
      if (on) done?.(result, this);
    } catch {
      // The page must get its result in any case.
    }
    return result;
  };
  Object.defineProperty(owner, name, { ...original, value: wrapped });
  return () => {
    // Someone may have wrapped it after us: then our wrapper stays below theirs and does nothing.
    if (Object.getOwnPropertyDescriptor(owner, name)?.value === wrapped) Object.defineProperty(owner, name, original);
    on = false;
  };
}
