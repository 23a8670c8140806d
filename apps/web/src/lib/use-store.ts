import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './store.ts';

/** The current value; the component re-renders when it changes. `onServer` is used for server rendering. */
export function useStore<T>(store: ReadableStore<T>, onServer: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, store.get, onServer);
}
