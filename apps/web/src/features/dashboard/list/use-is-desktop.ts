import { useSyncExternalStore } from 'react';

// From this width on the sidebar stands beside the page and rows are rows.
const query = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 64rem)');

export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => query?.matches ?? false);
}

function subscribe(listener: () => void): () => void {
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
