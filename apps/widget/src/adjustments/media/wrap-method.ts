/**
 * Looks on (and may give other arguments) before a method runs, is told what came of it, and puts the page's own method
 * back exactly as it was.
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
      // The page's own call goes on in any case.
    }
    const result = Reflect.apply(original.value, this, Array.isArray(instead) ? instead : args);
    try {
      if (on) done?.(result, this);
    } catch {
      // The page gets its result in any case.
    }
    return result;
  };
  Object.defineProperty(owner, name, { ...original, value: wrapped });
  return () => {
    // Someone may have wrapped it after us: then ours stays below theirs, and does nothing any more.
    if (Object.getOwnPropertyDescriptor(owner, name)?.value === wrapped) Object.defineProperty(owner, name, original);
    on = false;
  };
}
