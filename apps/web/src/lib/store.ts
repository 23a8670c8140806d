export interface ReadableStore<T> {
  get(): T;
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

export interface Store<T> extends ReadableStore<T> {
  /** Notifies all subscribers, even if the value is the same. */
  set(value: T): void;
}

/** One value outside of React, shared by everything that subscribes to it. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      // A copy: listeners may unsubscribe, or others subscribe, meanwhile.
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
