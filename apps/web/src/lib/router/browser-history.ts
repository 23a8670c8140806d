import { createKey, hrefOf, type Location } from './location.ts';

/** One history entry, and its position. */
export interface Entry {
  readonly location: Location;
  readonly index: number;
}

/** What the router needs from a history. On the server it never changes. */
export interface RouterHistory {
  read(): Entry;
  write(entry: Entry, replace: boolean): void;
  go(delta: number): void;
  /** Calls back when the reader goes back or forward. */
  onPop(listener: () => void): () => void;
  /** The scroll position of the page. */
  scrollTop(): number;
}

interface Written {
  readonly key?: string;
  readonly index?: number;
  readonly state?: unknown;
}

export function createBrowserHistory(): RouterHistory {
  let last = 0;

  /** Entries created by a plain anchor have no state yet. */
  const read = (): Entry => {
    const { pathname, search, hash } = window.location;
    const { key, index, state = null } = (window.history.state ?? {}) as Written;
    const entry = { location: { pathname, search, hash, state, key: key ?? createKey() }, index: index ?? last + 1 };
    if (key === undefined || index === undefined) write(entry, true);
    last = entry.index;
    return entry;
  };

  const write = ({ location, index }: Entry, replace: boolean) => {
    const written: Written = { key: location.key, index, state: location.state };
    window.history[replace ? 'replaceState' : 'pushState'](written, '', hrefOf(location));
    last = index;
  };

  return {
    read,
    write,
    go: (delta) => window.history.go(delta),
    onPop(listener) {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
    scrollTop: () => window.scrollY,
  };
}
