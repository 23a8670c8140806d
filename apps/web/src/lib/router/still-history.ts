import type { RouterHistory } from './browser-history.ts';
import { resolveTo } from './location.ts';

/** Of a page that is drawn where nobody can move: one entry, for ever. */
export function createStillHistory(path: string): RouterHistory {
  const entry = { location: resolveTo(path, '/', null), index: 0 };
  return {
    read: () => entry,
    write: () => undefined,
    go: () => undefined,
    onPop: () => () => undefined,
    scrollTop: () => 0,
  };
}
