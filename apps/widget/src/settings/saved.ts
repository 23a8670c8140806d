/**
 * The one thing kept on the visitor's device, under one key of the site's own storage, and only once a choice was made.
 * Published snippets read `c`, `g` and `k`: these keep their meaning for good.
 */
export interface Saved {
  /** Settings by function. */
  s?: Record<string, string> | undefined;
  /** Profiles over them, and marks of choices made over those. */
  p?: readonly string[] | undefined;
  /** The style sheet they made on the page `g` describes: applied again before anything is fetched. */
  c?: string | undefined;
  g?: string | undefined;
  /** The configuration as it was last delivered, for when ours cannot be reached. Taken away when it says not live. */
  k?: string | undefined;
  /** The visitor's own language, larger targets, other side, button hidden, follow the device. */
  l?: string | undefined;
  b?: boolean | undefined;
  o?: boolean | undefined;
  h?: boolean | undefined;
  f?: boolean | undefined;
  /** The panel's groups that are open, by their letters. */
  e?: string | undefined;
}
