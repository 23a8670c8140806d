import { useSyncExternalStore } from 'react';
import type { ReadableStore } from './store.ts';

/** The value as it is now; the component renders again when it changes. `onServer` is what a page rendered by the server shows. */
export function useStore<T>(store: ReadableStore<T>, onServer: () => T = store.get): T {
  return useSyncExternalStore(store.subscribe, store.get, onServer);
}
