export interface Location {
  readonly pathname: string;
  /** With its question mark; empty without a query. */
  readonly search: string;
  /** With its `#`; empty without one. */
  readonly hash: string;
  /** Passed with the navigation. */
  readonly state: unknown;
  /** Unique for every history entry, and the same when the reader returns to it. */
  readonly key: string;
}

/** An absolute path, or only another query or section of the current page. */
export type To = string | { readonly pathname: string; readonly search?: string; readonly hash?: string };

export function hrefOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const query = search === '' || search.startsWith('?') ? search : `?${search}`;
  return `${pathname}${query}${hash}`;
}

/** Where `to` leads from the page at `here`. */
export function resolveTo(to: To, here: string, state: unknown): Location {
  const written = typeof to === 'string' ? to : hrefOf({ search: '', hash: '', ...to });
  const { pathname, search, hash } = new URL(written, new URL(here, 'http://localhost'));
  return { pathname, search, hash, state, key: createKey() };
}

export const createKey = (): string => Math.random().toString(36).slice(2, 10);
