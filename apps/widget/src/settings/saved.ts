/** The one thing kept on the visitor's device, under one key of the site's own storage. */
export interface Saved {
  /** Settings by function. */
  s?: Record<string, string> | undefined;
  /** Profiles over them, and marks of choices made over those. */
  p?: readonly string[] | undefined;
  /** The style sheet they made on the page `g` describes, with the parts `v`: applied again before anything is fetched. */
  c?: string | undefined;
  g?: string | undefined;
  v?: string | undefined;
  /** When a page was last opened, in steps of ten minutes: tells a further tab from a new visit. */
  t?: number | undefined;
  /** The visitor's own language, larger targets, other side, button hidden, follow the device. */
  l?: string | undefined;
  b?: boolean | undefined;
  o?: boolean | undefined;
  h?: boolean | undefined;
  f?: boolean | undefined;
  /** The panel's groups that are open, by their letters. */
  e?: string | undefined;
}
