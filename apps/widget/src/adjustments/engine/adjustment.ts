import type { Root } from '../../page/rules/adopt-sheet.ts';
import type { Rewrite } from '../../page/rules/mirror-rules.ts';
import type { Feature, Settings } from '../../settings/options.ts';
import type { Loader } from '../../settings/parts.ts';

/** What one control does by style rules alone. It is undone by leaving it out of the style sheet. */
export interface Adjustment {
  /** Rules for every tree of the page, stronger than the page's own. */
  css?: (value: string, root: Root, context: Context) => string;
  /** The page's own rules, changed. */
  rewrite?: (value: string, root: Root, context: Context) => Rewrite;
  /** Rules weaker than all of the page's, for what only the browser's own style sheet sizes or colors. */
  base?: (value: string, root: Root, context: Context) => string;
  /** Rules for what the others have left in a shadow root, asked for once they are there. */
  repair?: (value: string, root: ShadowRoot, context: Context) => string;
  /** A filter over all colors of the page. */
  filter?: (value: string) => string;
  /** Whether elements have to be looked at as well; `partial` when not all of the page's rules could be repeated. */
  needsMeasuring?: (value: string, partial: boolean) => boolean;
}

/** What style rules cannot do: switches it on, and returns what switches it off. */
export type Tool = (context: Context) => () => void;

/** Rules for elements that had to be looked at, asked for after the rest has been applied. */
export type Measurer = (value: string, context: Context) => string | Measured;

export interface Measured {
  css: string;
  /** Looks at what came of them, a piece of work at a time, and returns the rules to have in their place. */
  check: () => Generator<undefined, string>;
  /** Whether visitors may see the page before it was checked. */
  canWait: boolean;
}

export type Adjustments = { [F in Feature]?: Adjustment };

export type Active = [adjustment: Adjustment, value: string, feature: Feature];

export interface Context {
  loader: Loader;
  /** The document to style or to look at: the page's own, or that of a frame. */
  document: Document;
  /** Those that are applied now, the device's own among them. */
  settings: () => Settings;
  /** Takes our style sheet off for a moment, to look at the page's own values. */
  withoutAdjustments: <T>(look: () => T) => T;
  /** The same with it, at rest. */
  withAdjustments: <T>(look: () => T) => T;
  /** A rule's effect cannot be known without looking. */
  unsure: () => void;
}
