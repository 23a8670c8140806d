export interface ReadableStore<T> {
  get(): T;
  /** Calls back after every change. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends ReadableStore<T> {
  /** Tells everyone who subscribed, also when the value is the same as before. */
  set(value: T): void;
}

/** One value outside of React, for all that must know it. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      // A copy: a listener may stop listening, or others begin, while they are told.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
