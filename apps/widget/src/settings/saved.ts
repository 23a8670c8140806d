/**
 * All that is stored on the visitor's device, under one key of the site's storage, and only after a choice. Published
 * snippets read `c`, `g` and `k`: these must keep their meaning forever.
 */
export interface Saved {
  /** Settings by function. */
  s?: Record<string, string> | undefined;
  /** Profiles over them, and markers of choices made over those. */
  p?: readonly string[] | undefined;
  /** The style sheet they made on the page `g` describes, applied again before anything is loaded. */
  c?: string | undefined;
  g?: string | undefined;
  /** The last configuration, for when ours cannot be reached. Removed when it says not live. */
  k?: string | undefined;
  /** The visitor's language, larger targets, other side, hidden button, follow the device. */
  l?: string | undefined;
  b?: boolean | undefined;
  o?: boolean | undefined;
  h?: boolean | undefined;
  f?: boolean | undefined;
  /** The letters of the panel's open groups. */
  e?: string | undefined;
}
